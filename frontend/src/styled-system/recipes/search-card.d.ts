type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SearchCardVariant {
  
}

type SearchCardVariantMap = {
  [key in keyof SearchCardVariant]: Array<SearchCardVariant[key]>
}

type SearchCardSlot = "root" | "media" | "body" | "top" | "number" | "score" | "model" | "badges" | "actions" | "details" | "compare"

export type SearchCardVariantProps = {
  [key in keyof SearchCardVariant]?: ConditionalValue<SearchCardVariant[key]> | undefined
}

export interface SearchCardRecipe {
  __slot: SearchCardSlot
  __type: SearchCardVariantProps
  (props?: SearchCardVariantProps): Pretty<Record<SearchCardSlot, string>>
  raw: (props?: SearchCardVariantProps) => SearchCardVariantProps
  variantMap: SearchCardVariantMap
  variantKeys: Array<keyof SearchCardVariant>
  splitVariantProps<Props extends SearchCardVariantProps>(props: Props): [SearchCardVariantProps, Pretty<DistributiveOmit<Props, keyof SearchCardVariantProps>>]
  getVariantProps: (props?: SearchCardVariantProps) => SearchCardVariantProps
}


export declare const searchCard: SearchCardRecipe