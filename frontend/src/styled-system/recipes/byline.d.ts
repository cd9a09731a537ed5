type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface BylineVariant {
  
}

type BylineVariantMap = {
  [key in keyof BylineVariant]: Array<BylineVariant[key]>
}



export type BylineVariantProps = {
  [key in keyof BylineVariant]?: ConditionalValue<BylineVariant[key]> | undefined
}

export interface BylineRecipe {
  
  __type: BylineVariantProps
  (props?: BylineVariantProps): string
  raw: (props?: BylineVariantProps) => BylineVariantProps
  variantMap: BylineVariantMap
  variantKeys: Array<keyof BylineVariant>
  splitVariantProps<Props extends BylineVariantProps>(props: Props): [BylineVariantProps, Pretty<DistributiveOmit<Props, keyof BylineVariantProps>>]
  getVariantProps: (props?: BylineVariantProps) => BylineVariantProps
}


export declare const byline: BylineRecipe