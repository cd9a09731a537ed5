type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CheckVariant {
  
}

type CheckVariantMap = {
  [key in keyof CheckVariant]: Array<CheckVariant[key]>
}



export type CheckVariantProps = {
  [key in keyof CheckVariant]?: ConditionalValue<CheckVariant[key]> | undefined
}

export interface CheckRecipe {
  
  __type: CheckVariantProps
  (props?: CheckVariantProps): string
  raw: (props?: CheckVariantProps) => CheckVariantProps
  variantMap: CheckVariantMap
  variantKeys: Array<keyof CheckVariant>
  splitVariantProps<Props extends CheckVariantProps>(props: Props): [CheckVariantProps, Pretty<DistributiveOmit<Props, keyof CheckVariantProps>>]
  getVariantProps: (props?: CheckVariantProps) => CheckVariantProps
}


export declare const check: CheckRecipe