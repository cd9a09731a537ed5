type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface BestOfTypeVariant {
  
}

type BestOfTypeVariantMap = {
  [key in keyof BestOfTypeVariant]: Array<BestOfTypeVariant[key]>
}

type BestOfTypeSlot = "item" | "model" | "picture" | "media" | "name" | "brand" | "score" | "placeholders"

export type BestOfTypeVariantProps = {
  [key in keyof BestOfTypeVariant]?: ConditionalValue<BestOfTypeVariant[key]> | undefined
}

export interface BestOfTypeRecipe {
  __slot: BestOfTypeSlot
  __type: BestOfTypeVariantProps
  (props?: BestOfTypeVariantProps): Pretty<Record<BestOfTypeSlot, string>>
  raw: (props?: BestOfTypeVariantProps) => BestOfTypeVariantProps
  variantMap: BestOfTypeVariantMap
  variantKeys: Array<keyof BestOfTypeVariant>
  splitVariantProps<Props extends BestOfTypeVariantProps>(props: Props): [BestOfTypeVariantProps, Pretty<DistributiveOmit<Props, keyof BestOfTypeVariantProps>>]
  getVariantProps: (props?: BestOfTypeVariantProps) => BestOfTypeVariantProps
}


export declare const bestOfType: BestOfTypeRecipe