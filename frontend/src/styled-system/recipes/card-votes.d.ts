type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CardVotesVariant {
  
}

type CardVotesVariantMap = {
  [key in keyof CardVotesVariant]: Array<CardVotesVariant[key]>
}

type CardVotesSlot = "cells" | "cell" | "label" | "pair" | "hint"

export type CardVotesVariantProps = {
  [key in keyof CardVotesVariant]?: ConditionalValue<CardVotesVariant[key]> | undefined
}

export interface CardVotesRecipe {
  __slot: CardVotesSlot
  __type: CardVotesVariantProps
  (props?: CardVotesVariantProps): Pretty<Record<CardVotesSlot, string>>
  raw: (props?: CardVotesVariantProps) => CardVotesVariantProps
  variantMap: CardVotesVariantMap
  variantKeys: Array<keyof CardVotesVariant>
  splitVariantProps<Props extends CardVotesVariantProps>(props: Props): [CardVotesVariantProps, Pretty<DistributiveOmit<Props, keyof CardVotesVariantProps>>]
  getVariantProps: (props?: CardVotesVariantProps) => CardVotesVariantProps
}


export declare const cardVotes: CardVotesRecipe