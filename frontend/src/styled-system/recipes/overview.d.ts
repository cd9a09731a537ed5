type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface OverviewVariant {
  
}

type OverviewVariantMap = {
  [key in keyof OverviewVariant]: Array<OverviewVariant[key]>
}

type OverviewSlot = "score" | "number" | "notes" | "bar" | "facts" | "fact" | "term" | "value" | "badges" | "compare"

export type OverviewVariantProps = {
  [key in keyof OverviewVariant]?: ConditionalValue<OverviewVariant[key]> | undefined
}

export interface OverviewRecipe {
  __slot: OverviewSlot
  __type: OverviewVariantProps
  (props?: OverviewVariantProps): Pretty<Record<OverviewSlot, string>>
  raw: (props?: OverviewVariantProps) => OverviewVariantProps
  variantMap: OverviewVariantMap
  variantKeys: Array<keyof OverviewVariant>
  splitVariantProps<Props extends OverviewVariantProps>(props: Props): [OverviewVariantProps, Pretty<DistributiveOmit<Props, keyof OverviewVariantProps>>]
  getVariantProps: (props?: OverviewVariantProps) => OverviewVariantProps
}


export declare const overview: OverviewRecipe