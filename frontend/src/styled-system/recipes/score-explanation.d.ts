type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ScoreExplanationVariant {
  
}

type ScoreExplanationVariantMap = {
  [key in keyof ScoreExplanationVariant]: Array<ScoreExplanationVariant[key]>
}

type ScoreExplanationSlot = "root" | "shares" | "share" | "region" | "table" | "month" | "equation" | "agreement" | "notes"

export type ScoreExplanationVariantProps = {
  [key in keyof ScoreExplanationVariant]?: ConditionalValue<ScoreExplanationVariant[key]> | undefined
}

export interface ScoreExplanationRecipe {
  __slot: ScoreExplanationSlot
  __type: ScoreExplanationVariantProps
  (props?: ScoreExplanationVariantProps): Pretty<Record<ScoreExplanationSlot, string>>
  raw: (props?: ScoreExplanationVariantProps) => ScoreExplanationVariantProps
  variantMap: ScoreExplanationVariantMap
  variantKeys: Array<keyof ScoreExplanationVariant>
  splitVariantProps<Props extends ScoreExplanationVariantProps>(props: Props): [ScoreExplanationVariantProps, Pretty<DistributiveOmit<Props, keyof ScoreExplanationVariantProps>>]
  getVariantProps: (props?: ScoreExplanationVariantProps) => ScoreExplanationVariantProps
}


export declare const scoreExplanation: ScoreExplanationRecipe