type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SearchBoxVariant {
  
}

type SearchBoxVariantMap = {
  [key in keyof SearchBoxVariant]: Array<SearchBoxVariant[key]>
}

type SearchBoxSlot = "root" | "label" | "input" | "clear"

export type SearchBoxVariantProps = {
  [key in keyof SearchBoxVariant]?: ConditionalValue<SearchBoxVariant[key]> | undefined
}

export interface SearchBoxRecipe {
  __slot: SearchBoxSlot
  __type: SearchBoxVariantProps
  (props?: SearchBoxVariantProps): Pretty<Record<SearchBoxSlot, string>>
  raw: (props?: SearchBoxVariantProps) => SearchBoxVariantProps
  variantMap: SearchBoxVariantMap
  variantKeys: Array<keyof SearchBoxVariant>
  splitVariantProps<Props extends SearchBoxVariantProps>(props: Props): [SearchBoxVariantProps, Pretty<DistributiveOmit<Props, keyof SearchBoxVariantProps>>]
  getVariantProps: (props?: SearchBoxVariantProps) => SearchBoxVariantProps
}


export declare const searchBox: SearchBoxRecipe