type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface LikelyScoreVariant {
  
}

type LikelyScoreVariantMap = {
  [key in keyof LikelyScoreVariant]: Array<LikelyScoreVariant[key]>
}

type LikelyScoreSlot = "sentence" | "places" | "place" | "chips" | "chip" | "summary" | "reason"

export type LikelyScoreVariantProps = {
  [key in keyof LikelyScoreVariant]?: ConditionalValue<LikelyScoreVariant[key]> | undefined
}

export interface LikelyScoreRecipe {
  __slot: LikelyScoreSlot
  __type: LikelyScoreVariantProps
  (props?: LikelyScoreVariantProps): Pretty<Record<LikelyScoreSlot, string>>
  raw: (props?: LikelyScoreVariantProps) => LikelyScoreVariantProps
  variantMap: LikelyScoreVariantMap
  variantKeys: Array<keyof LikelyScoreVariant>
  splitVariantProps<Props extends LikelyScoreVariantProps>(props: Props): [LikelyScoreVariantProps, Pretty<DistributiveOmit<Props, keyof LikelyScoreVariantProps>>]
  getVariantProps: (props?: LikelyScoreVariantProps) => LikelyScoreVariantProps
}


export declare const likelyScore: LikelyScoreRecipe