type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VariantVotesVariant {
  
}

type VariantVotesVariantMap = {
  [key in keyof VariantVotesVariant]: Array<VariantVotesVariant[key]>
}

type VariantVotesSlot = "cells" | "cell" | "label" | "pair" | "hint"

export type VariantVotesVariantProps = {
  [key in keyof VariantVotesVariant]?: ConditionalValue<VariantVotesVariant[key]> | undefined
}

export interface VariantVotesRecipe {
  __slot: VariantVotesSlot
  __type: VariantVotesVariantProps
  (props?: VariantVotesVariantProps): Pretty<Record<VariantVotesSlot, string>>
  raw: (props?: VariantVotesVariantProps) => VariantVotesVariantProps
  variantMap: VariantVotesVariantMap
  variantKeys: Array<keyof VariantVotesVariant>
  splitVariantProps<Props extends VariantVotesVariantProps>(props: Props): [VariantVotesVariantProps, Pretty<DistributiveOmit<Props, keyof VariantVotesVariantProps>>]
  getVariantProps: (props?: VariantVotesVariantProps) => VariantVotesVariantProps
}


export declare const variantVotes: VariantVotesRecipe