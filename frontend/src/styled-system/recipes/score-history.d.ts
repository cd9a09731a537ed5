type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ScoreHistoryVariant {
  
}

type ScoreHistoryVariantMap = {
  [key in keyof ScoreHistoryVariant]: Array<ScoreHistoryVariant[key]>
}

type ScoreHistorySlot = "root" | "months" | "table"

export type ScoreHistoryVariantProps = {
  [key in keyof ScoreHistoryVariant]?: ConditionalValue<ScoreHistoryVariant[key]> | undefined
}

export interface ScoreHistoryRecipe {
  __slot: ScoreHistorySlot
  __type: ScoreHistoryVariantProps
  (props?: ScoreHistoryVariantProps): Pretty<Record<ScoreHistorySlot, string>>
  raw: (props?: ScoreHistoryVariantProps) => ScoreHistoryVariantProps
  variantMap: ScoreHistoryVariantMap
  variantKeys: Array<keyof ScoreHistoryVariant>
  splitVariantProps<Props extends ScoreHistoryVariantProps>(props: Props): [ScoreHistoryVariantProps, Pretty<DistributiveOmit<Props, keyof ScoreHistoryVariantProps>>]
  getVariantProps: (props?: ScoreHistoryVariantProps) => ScoreHistoryVariantProps
}


export declare const scoreHistory: ScoreHistoryRecipe