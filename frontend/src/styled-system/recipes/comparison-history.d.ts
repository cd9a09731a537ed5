type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ComparisonHistoryVariant {
  
}

type ComparisonHistoryVariantMap = {
  [key in keyof ComparisonHistoryVariant]: Array<ComparisonHistoryVariant[key]>
}

type ComparisonHistorySlot = "root" | "heading" | "series" | "region" | "table" | "swatch" | "name"

export type ComparisonHistoryVariantProps = {
  [key in keyof ComparisonHistoryVariant]?: ConditionalValue<ComparisonHistoryVariant[key]> | undefined
}

export interface ComparisonHistoryRecipe {
  __slot: ComparisonHistorySlot
  __type: ComparisonHistoryVariantProps
  (props?: ComparisonHistoryVariantProps): Pretty<Record<ComparisonHistorySlot, string>>
  raw: (props?: ComparisonHistoryVariantProps) => ComparisonHistoryVariantProps
  variantMap: ComparisonHistoryVariantMap
  variantKeys: Array<keyof ComparisonHistoryVariant>
  splitVariantProps<Props extends ComparisonHistoryVariantProps>(props: Props): [ComparisonHistoryVariantProps, Pretty<DistributiveOmit<Props, keyof ComparisonHistoryVariantProps>>]
  getVariantProps: (props?: ComparisonHistoryVariantProps) => ComparisonHistoryVariantProps
}


export declare const comparisonHistory: ComparisonHistoryRecipe