type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StarRangeVariant {
  
}

type StarRangeVariantMap = {
  [key in keyof StarRangeVariant]: Array<StarRangeVariant[key]>
}

type StarRangeSlot = "root" | "range" | "dot" | "before" | "star"

export type StarRangeVariantProps = {
  [key in keyof StarRangeVariant]?: ConditionalValue<StarRangeVariant[key]> | undefined
}

export interface StarRangeRecipe {
  __slot: StarRangeSlot
  __type: StarRangeVariantProps
  (props?: StarRangeVariantProps): Pretty<Record<StarRangeSlot, string>>
  raw: (props?: StarRangeVariantProps) => StarRangeVariantProps
  variantMap: StarRangeVariantMap
  variantKeys: Array<keyof StarRangeVariant>
  splitVariantProps<Props extends StarRangeVariantProps>(props: Props): [StarRangeVariantProps, Pretty<DistributiveOmit<Props, keyof StarRangeVariantProps>>]
  getVariantProps: (props?: StarRangeVariantProps) => StarRangeVariantProps
}


export declare const starRange: StarRangeRecipe