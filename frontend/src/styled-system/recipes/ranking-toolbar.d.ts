type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RankingToolbarVariant {
  
}

type RankingToolbarVariantMap = {
  [key in keyof RankingToolbarVariant]: Array<RankingToolbarVariant[key]>
}

type RankingToolbarSlot = "root" | "note" | "filter" | "switch"

export type RankingToolbarVariantProps = {
  [key in keyof RankingToolbarVariant]?: ConditionalValue<RankingToolbarVariant[key]> | undefined
}

export interface RankingToolbarRecipe {
  __slot: RankingToolbarSlot
  __type: RankingToolbarVariantProps
  (props?: RankingToolbarVariantProps): Pretty<Record<RankingToolbarSlot, string>>
  raw: (props?: RankingToolbarVariantProps) => RankingToolbarVariantProps
  variantMap: RankingToolbarVariantMap
  variantKeys: Array<keyof RankingToolbarVariant>
  splitVariantProps<Props extends RankingToolbarVariantProps>(props: Props): [RankingToolbarVariantProps, Pretty<DistributiveOmit<Props, keyof RankingToolbarVariantProps>>]
  getVariantProps: (props?: RankingToolbarVariantProps) => RankingToolbarVariantProps
}


export declare const rankingToolbar: RankingToolbarRecipe