type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PartsListVariant {
  columns: "one" | "two"
}

type PartsListVariantMap = {
  [key in keyof PartsListVariant]: Array<PartsListVariant[key]>
}

type PartsListSlot = "section" | "eyebrow" | "list" | "card" | "rank" | "highlighted" | "identity" | "specialty" | "badge" | "rating"

export type PartsListVariantProps = {
  [key in keyof PartsListVariant]?: ConditionalValue<PartsListVariant[key]> | undefined
}

export interface PartsListRecipe {
  __slot: PartsListSlot
  __type: PartsListVariantProps
  (props?: PartsListVariantProps): Pretty<Record<PartsListSlot, string>>
  raw: (props?: PartsListVariantProps) => PartsListVariantProps
  variantMap: PartsListVariantMap
  variantKeys: Array<keyof PartsListVariant>
  splitVariantProps<Props extends PartsListVariantProps>(props: Props): [PartsListVariantProps, Pretty<DistributiveOmit<Props, keyof PartsListVariantProps>>]
  getVariantProps: (props?: PartsListVariantProps) => PartsListVariantProps
}


export declare const partsList: PartsListRecipe