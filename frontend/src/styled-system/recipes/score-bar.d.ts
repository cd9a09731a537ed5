type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ScoreBarVariant {
  size: "large"
}

type ScoreBarVariantMap = {
  [key in keyof ScoreBarVariant]: Array<ScoreBarVariant[key]>
}

type ScoreBarSlot = "bar" | "filled" | "stars" | "mark" | "scale"

export type ScoreBarVariantProps = {
  [key in keyof ScoreBarVariant]?: ConditionalValue<ScoreBarVariant[key]> | undefined
}

export interface ScoreBarRecipe {
  __slot: ScoreBarSlot
  __type: ScoreBarVariantProps
  (props?: ScoreBarVariantProps): Pretty<Record<ScoreBarSlot, string>>
  raw: (props?: ScoreBarVariantProps) => ScoreBarVariantProps
  variantMap: ScoreBarVariantMap
  variantKeys: Array<keyof ScoreBarVariant>
  splitVariantProps<Props extends ScoreBarVariantProps>(props: Props): [ScoreBarVariantProps, Pretty<DistributiveOmit<Props, keyof ScoreBarVariantProps>>]
  getVariantProps: (props?: ScoreBarVariantProps) => ScoreBarVariantProps
}


export declare const scoreBar: ScoreBarRecipe