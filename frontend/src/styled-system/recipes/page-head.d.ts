type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PageHeadVariant {
  
}

type PageHeadVariantMap = {
  [key in keyof PageHeadVariant]: Array<PageHeadVariant[key]>
}



export type PageHeadVariantProps = {
  [key in keyof PageHeadVariant]?: ConditionalValue<PageHeadVariant[key]> | undefined
}

export interface PageHeadRecipe {
  
  __type: PageHeadVariantProps
  (props?: PageHeadVariantProps): string
  raw: (props?: PageHeadVariantProps) => PageHeadVariantProps
  variantMap: PageHeadVariantMap
  variantKeys: Array<keyof PageHeadVariant>
  splitVariantProps<Props extends PageHeadVariantProps>(props: Props): [PageHeadVariantProps, Pretty<DistributiveOmit<Props, keyof PageHeadVariantProps>>]
  getVariantProps: (props?: PageHeadVariantProps) => PageHeadVariantProps
}


export declare const pageHead: PageHeadRecipe