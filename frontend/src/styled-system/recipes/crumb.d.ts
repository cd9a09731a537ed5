type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CrumbVariant {
  
}

type CrumbVariantMap = {
  [key in keyof CrumbVariant]: Array<CrumbVariant[key]>
}



export type CrumbVariantProps = {
  [key in keyof CrumbVariant]?: ConditionalValue<CrumbVariant[key]> | undefined
}

export interface CrumbRecipe {
  
  __type: CrumbVariantProps
  (props?: CrumbVariantProps): string
  raw: (props?: CrumbVariantProps) => CrumbVariantProps
  variantMap: CrumbVariantMap
  variantKeys: Array<keyof CrumbVariant>
  splitVariantProps<Props extends CrumbVariantProps>(props: Props): [CrumbVariantProps, Pretty<DistributiveOmit<Props, keyof CrumbVariantProps>>]
  getVariantProps: (props?: CrumbVariantProps) => CrumbVariantProps
}


export declare const crumb: CrumbRecipe