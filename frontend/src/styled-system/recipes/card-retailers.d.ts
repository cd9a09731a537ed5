type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CardRetailersVariant {
  
}

type CardRetailersVariantMap = {
  [key in keyof CardRetailersVariant]: Array<CardRetailersVariant[key]>
}

type CardRetailersSlot = "cells" | "cell" | "retailer" | "score" | "sentence" | "others"

export type CardRetailersVariantProps = {
  [key in keyof CardRetailersVariant]?: ConditionalValue<CardRetailersVariant[key]> | undefined
}

export interface CardRetailersRecipe {
  __slot: CardRetailersSlot
  __type: CardRetailersVariantProps
  (props?: CardRetailersVariantProps): Pretty<Record<CardRetailersSlot, string>>
  raw: (props?: CardRetailersVariantProps) => CardRetailersVariantProps
  variantMap: CardRetailersVariantMap
  variantKeys: Array<keyof CardRetailersVariant>
  splitVariantProps<Props extends CardRetailersVariantProps>(props: Props): [CardRetailersVariantProps, Pretty<DistributiveOmit<Props, keyof CardRetailersVariantProps>>]
  getVariantProps: (props?: CardRetailersVariantProps) => CardRetailersVariantProps
}


export declare const cardRetailers: CardRetailersRecipe