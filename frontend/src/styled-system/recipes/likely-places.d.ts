type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface LikelyPlacesVariant {
  
}

type LikelyPlacesVariantMap = {
  [key in keyof LikelyPlacesVariant]: Array<LikelyPlacesVariant[key]>
}

type LikelyPlacesSlot = "root" | "axis" | "range" | "place"

export type LikelyPlacesVariantProps = {
  [key in keyof LikelyPlacesVariant]?: ConditionalValue<LikelyPlacesVariant[key]> | undefined
}

export interface LikelyPlacesRecipe {
  __slot: LikelyPlacesSlot
  __type: LikelyPlacesVariantProps
  (props?: LikelyPlacesVariantProps): Pretty<Record<LikelyPlacesSlot, string>>
  raw: (props?: LikelyPlacesVariantProps) => LikelyPlacesVariantProps
  variantMap: LikelyPlacesVariantMap
  variantKeys: Array<keyof LikelyPlacesVariant>
  splitVariantProps<Props extends LikelyPlacesVariantProps>(props: Props): [LikelyPlacesVariantProps, Pretty<DistributiveOmit<Props, keyof LikelyPlacesVariantProps>>]
  getVariantProps: (props?: LikelyPlacesVariantProps) => LikelyPlacesVariantProps
}


export declare const likelyPlaces: LikelyPlacesRecipe