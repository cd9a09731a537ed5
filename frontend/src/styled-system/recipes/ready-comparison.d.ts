type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ReadyComparisonVariant {
  
}

type ReadyComparisonVariantMap = {
  [key in keyof ReadyComparisonVariant]: Array<ReadyComparisonVariant[key]>
}



export type ReadyComparisonVariantProps = {
  [key in keyof ReadyComparisonVariant]?: ConditionalValue<ReadyComparisonVariant[key]> | undefined
}

export interface ReadyComparisonRecipe {
  
  __type: ReadyComparisonVariantProps
  (props?: ReadyComparisonVariantProps): string
  raw: (props?: ReadyComparisonVariantProps) => ReadyComparisonVariantProps
  variantMap: ReadyComparisonVariantMap
  variantKeys: Array<keyof ReadyComparisonVariant>
  splitVariantProps<Props extends ReadyComparisonVariantProps>(props: Props): [ReadyComparisonVariantProps, Pretty<DistributiveOmit<Props, keyof ReadyComparisonVariantProps>>]
  getVariantProps: (props?: ReadyComparisonVariantProps) => ReadyComparisonVariantProps
}


export declare const readyComparison: ReadyComparisonRecipe