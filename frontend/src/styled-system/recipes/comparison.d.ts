type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ComparisonVariant {
  
}

type ComparisonVariantMap = {
  [key in keyof ComparisonVariant]: Array<ComparisonVariant[key]>
}

type ComparisonSlot = "root" | "tools" | "note" | "buttons" | "only"

export type ComparisonVariantProps = {
  [key in keyof ComparisonVariant]?: ConditionalValue<ComparisonVariant[key]> | undefined
}

export interface ComparisonRecipe {
  __slot: ComparisonSlot
  __type: ComparisonVariantProps
  (props?: ComparisonVariantProps): Pretty<Record<ComparisonSlot, string>>
  raw: (props?: ComparisonVariantProps) => ComparisonVariantProps
  variantMap: ComparisonVariantMap
  variantKeys: Array<keyof ComparisonVariant>
  splitVariantProps<Props extends ComparisonVariantProps>(props: Props): [ComparisonVariantProps, Pretty<DistributiveOmit<Props, keyof ComparisonVariantProps>>]
  getVariantProps: (props?: ComparisonVariantProps) => ComparisonVariantProps
}


export declare const comparison: ComparisonRecipe