type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PageLinksVariant {
  
}

type PageLinksVariantMap = {
  [key in keyof PageLinksVariant]: Array<PageLinksVariant[key]>
}



export type PageLinksVariantProps = {
  [key in keyof PageLinksVariant]?: ConditionalValue<PageLinksVariant[key]> | undefined
}

export interface PageLinksRecipe {
  
  __type: PageLinksVariantProps
  (props?: PageLinksVariantProps): string
  raw: (props?: PageLinksVariantProps) => PageLinksVariantProps
  variantMap: PageLinksVariantMap
  variantKeys: Array<keyof PageLinksVariant>
  splitVariantProps<Props extends PageLinksVariantProps>(props: Props): [PageLinksVariantProps, Pretty<DistributiveOmit<Props, keyof PageLinksVariantProps>>]
  getVariantProps: (props?: PageLinksVariantProps) => PageLinksVariantProps
}


export declare const pageLinks: PageLinksRecipe