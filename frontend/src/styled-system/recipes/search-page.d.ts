type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SearchPageVariant {
  
}

type SearchPageVariantMap = {
  [key in keyof SearchPageVariant]: Array<SearchPageVariant[key]>
}

type SearchPageSlot = "loading" | "filter" | "filterChip" | "offers" | "heading" | "note" | "browse"

export type SearchPageVariantProps = {
  [key in keyof SearchPageVariant]?: ConditionalValue<SearchPageVariant[key]> | undefined
}

export interface SearchPageRecipe {
  __slot: SearchPageSlot
  __type: SearchPageVariantProps
  (props?: SearchPageVariantProps): Pretty<Record<SearchPageSlot, string>>
  raw: (props?: SearchPageVariantProps) => SearchPageVariantProps
  variantMap: SearchPageVariantMap
  variantKeys: Array<keyof SearchPageVariant>
  splitVariantProps<Props extends SearchPageVariantProps>(props: Props): [SearchPageVariantProps, Pretty<DistributiveOmit<Props, keyof SearchPageVariantProps>>]
  getVariantProps: (props?: SearchPageVariantProps) => SearchPageVariantProps
}


export declare const searchPage: SearchPageRecipe