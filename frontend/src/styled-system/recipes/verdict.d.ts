type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VerdictVariant {
  
}

type VerdictVariantMap = {
  [key in keyof VerdictVariant]: Array<VerdictVariant[key]>
}



export type VerdictVariantProps = {
  [key in keyof VerdictVariant]?: ConditionalValue<VerdictVariant[key]> | undefined
}

export interface VerdictRecipe {
  
  __type: VerdictVariantProps
  (props?: VerdictVariantProps): string
  raw: (props?: VerdictVariantProps) => VerdictVariantProps
  variantMap: VerdictVariantMap
  variantKeys: Array<keyof VerdictVariant>
  splitVariantProps<Props extends VerdictVariantProps>(props: Props): [VerdictVariantProps, Pretty<DistributiveOmit<Props, keyof VerdictVariantProps>>]
  getVariantProps: (props?: VerdictVariantProps) => VerdictVariantProps
}


export declare const verdict: VerdictRecipe