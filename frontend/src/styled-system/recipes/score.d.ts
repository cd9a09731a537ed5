type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ScoreVariant {
  
}

type ScoreVariantMap = {
  [key in keyof ScoreVariant]: Array<ScoreVariant[key]>
}

type ScoreSlot = "root" | "value" | "note"

export type ScoreVariantProps = {
  [key in keyof ScoreVariant]?: ConditionalValue<ScoreVariant[key]> | undefined
}

export interface ScoreRecipe {
  __slot: ScoreSlot
  __type: ScoreVariantProps
  (props?: ScoreVariantProps): Pretty<Record<ScoreSlot, string>>
  raw: (props?: ScoreVariantProps) => ScoreVariantProps
  variantMap: ScoreVariantMap
  variantKeys: Array<keyof ScoreVariant>
  splitVariantProps<Props extends ScoreVariantProps>(props: Props): [ScoreVariantProps, Pretty<DistributiveOmit<Props, keyof ScoreVariantProps>>]
  getVariantProps: (props?: ScoreVariantProps) => ScoreVariantProps
}


export declare const score: ScoreRecipe