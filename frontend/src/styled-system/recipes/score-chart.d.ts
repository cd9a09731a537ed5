type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ScoreChartVariant {
  
}

type ScoreChartVariantMap = {
  [key in keyof ScoreChartVariant]: Array<ScoreChartVariant[key]>
}

type ScoreChartSlot = "root" | "chart" | "grid" | "axis" | "line" | "gaps" | "dot" | "label"

export type ScoreChartVariantProps = {
  [key in keyof ScoreChartVariant]?: ConditionalValue<ScoreChartVariant[key]> | undefined
}

export interface ScoreChartRecipe {
  __slot: ScoreChartSlot
  __type: ScoreChartVariantProps
  (props?: ScoreChartVariantProps): Pretty<Record<ScoreChartSlot, string>>
  raw: (props?: ScoreChartVariantProps) => ScoreChartVariantProps
  variantMap: ScoreChartVariantMap
  variantKeys: Array<keyof ScoreChartVariant>
  splitVariantProps<Props extends ScoreChartVariantProps>(props: Props): [ScoreChartVariantProps, Pretty<DistributiveOmit<Props, keyof ScoreChartVariantProps>>]
  getVariantProps: (props?: ScoreChartVariantProps) => ScoreChartVariantProps
}


export declare const scoreChart: ScoreChartRecipe