type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PageSearchVariant {
  
}

type PageSearchVariantMap = {
  [key in keyof PageSearchVariant]: Array<PageSearchVariant[key]>
}



export type PageSearchVariantProps = {
  [key in keyof PageSearchVariant]?: ConditionalValue<PageSearchVariant[key]> | undefined
}

export interface PageSearchRecipe {
  
  __type: PageSearchVariantProps
  (props?: PageSearchVariantProps): string
  raw: (props?: PageSearchVariantProps) => PageSearchVariantProps
  variantMap: PageSearchVariantMap
  variantKeys: Array<keyof PageSearchVariant>
  splitVariantProps<Props extends PageSearchVariantProps>(props: Props): [PageSearchVariantProps, Pretty<DistributiveOmit<Props, keyof PageSearchVariantProps>>]
  getVariantProps: (props?: PageSearchVariantProps) => PageSearchVariantProps
}


export declare const pageSearch: PageSearchRecipe