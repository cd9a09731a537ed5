type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ComparisonTrayVariant {
  
}

type ComparisonTrayVariantMap = {
  [key in keyof ComparisonTrayVariant]: Array<ComparisonTrayVariant[key]>
}

type ComparisonTraySlot = "root" | "bar" | "label" | "list" | "picture" | "name" | "brand" | "remove" | "room" | "hint" | "clear" | "compare"

export type ComparisonTrayVariantProps = {
  [key in keyof ComparisonTrayVariant]?: ConditionalValue<ComparisonTrayVariant[key]> | undefined
}

export interface ComparisonTrayRecipe {
  __slot: ComparisonTraySlot
  __type: ComparisonTrayVariantProps
  (props?: ComparisonTrayVariantProps): Pretty<Record<ComparisonTraySlot, string>>
  raw: (props?: ComparisonTrayVariantProps) => ComparisonTrayVariantProps
  variantMap: ComparisonTrayVariantMap
  variantKeys: Array<keyof ComparisonTrayVariant>
  splitVariantProps<Props extends ComparisonTrayVariantProps>(props: Props): [ComparisonTrayVariantProps, Pretty<DistributiveOmit<Props, keyof ComparisonTrayVariantProps>>]
  getVariantProps: (props?: ComparisonTrayVariantProps) => ComparisonTrayVariantProps
}


export declare const comparisonTray: ComparisonTrayRecipe