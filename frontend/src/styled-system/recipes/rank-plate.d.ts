type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RankPlateVariant {
  
}

type RankPlateVariantMap = {
  [key in keyof RankPlateVariant]: Array<RankPlateVariant[key]>
}

type RankPlateSlot = "root" | "step" | "couldBeBest" | "family"

export type RankPlateVariantProps = {
  [key in keyof RankPlateVariant]?: ConditionalValue<RankPlateVariant[key]> | undefined
}

export interface RankPlateRecipe {
  __slot: RankPlateSlot
  __type: RankPlateVariantProps
  (props?: RankPlateVariantProps): Pretty<Record<RankPlateSlot, string>>
  raw: (props?: RankPlateVariantProps) => RankPlateVariantProps
  variantMap: RankPlateVariantMap
  variantKeys: Array<keyof RankPlateVariant>
  splitVariantProps<Props extends RankPlateVariantProps>(props: Props): [RankPlateVariantProps, Pretty<DistributiveOmit<Props, keyof RankPlateVariantProps>>]
  getVariantProps: (props?: RankPlateVariantProps) => RankPlateVariantProps
}


export declare const rankPlate: RankPlateRecipe