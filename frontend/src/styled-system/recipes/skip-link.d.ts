type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SkipLinkVariant {
  
}

type SkipLinkVariantMap = {
  [key in keyof SkipLinkVariant]: Array<SkipLinkVariant[key]>
}



export type SkipLinkVariantProps = {
  [key in keyof SkipLinkVariant]?: ConditionalValue<SkipLinkVariant[key]> | undefined
}

export interface SkipLinkRecipe {
  
  __type: SkipLinkVariantProps
  (props?: SkipLinkVariantProps): string
  raw: (props?: SkipLinkVariantProps) => SkipLinkVariantProps
  variantMap: SkipLinkVariantMap
  variantKeys: Array<keyof SkipLinkVariant>
  splitVariantProps<Props extends SkipLinkVariantProps>(props: Props): [SkipLinkVariantProps, Pretty<DistributiveOmit<Props, keyof SkipLinkVariantProps>>]
  getVariantProps: (props?: SkipLinkVariantProps) => SkipLinkVariantProps
}


export declare const skipLink: SkipLinkRecipe