type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ComparisonTableVariant {
  
}

type ComparisonTableVariantMap = {
  [key in keyof ComparisonTableVariant]: Array<ComparisonTableVariant[key]>
}

type ComparisonTableSlot = "region" | "table" | "corner" | "head" | "picture" | "brand" | "letter" | "model" | "remove" | "rowHead" | "cell" | "score" | "tag" | "line" | "fewReviews" | "why" | "folded" | "nothing"

export type ComparisonTableVariantProps = {
  [key in keyof ComparisonTableVariant]?: ConditionalValue<ComparisonTableVariant[key]> | undefined
}

export interface ComparisonTableRecipe {
  __slot: ComparisonTableSlot
  __type: ComparisonTableVariantProps
  (props?: ComparisonTableVariantProps): Pretty<Record<ComparisonTableSlot, string>>
  raw: (props?: ComparisonTableVariantProps) => ComparisonTableVariantProps
  variantMap: ComparisonTableVariantMap
  variantKeys: Array<keyof ComparisonTableVariant>
  splitVariantProps<Props extends ComparisonTableVariantProps>(props: Props): [ComparisonTableVariantProps, Pretty<DistributiveOmit<Props, keyof ComparisonTableVariantProps>>]
  getVariantProps: (props?: ComparisonTableVariantProps) => ComparisonTableVariantProps
}


export declare const comparisonTable: ComparisonTableRecipe