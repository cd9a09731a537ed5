type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface HowWeRankVariant {
  
}

type HowWeRankVariantMap = {
  [key in keyof HowWeRankVariant]: Array<HowWeRankVariant[key]>
}

type HowWeRankSlot = "columns" | "column" | "figure" | "title"

export type HowWeRankVariantProps = {
  [key in keyof HowWeRankVariant]?: ConditionalValue<HowWeRankVariant[key]> | undefined
}

export interface HowWeRankRecipe {
  __slot: HowWeRankSlot
  __type: HowWeRankVariantProps
  (props?: HowWeRankVariantProps): Pretty<Record<HowWeRankSlot, string>>
  raw: (props?: HowWeRankVariantProps) => HowWeRankVariantProps
  variantMap: HowWeRankVariantMap
  variantKeys: Array<keyof HowWeRankVariant>
  splitVariantProps<Props extends HowWeRankVariantProps>(props: Props): [HowWeRankVariantProps, Pretty<DistributiveOmit<Props, keyof HowWeRankVariantProps>>]
  getVariantProps: (props?: HowWeRankVariantProps) => HowWeRankVariantProps
}


export declare const howWeRank: HowWeRankRecipe