type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VotingCardVariant {
  
}

type VotingCardVariantMap = {
  [key in keyof VotingCardVariant]: Array<VotingCardVariant[key]>
}

type VotingCardSlot = "root" | "heading" | "choices" | "tabs" | "aspects" | "required" | "frozen" | "buttons" | "share" | "upvotes" | "line" | "own" | "withdraw" | "thumbsUp"

export type VotingCardVariantProps = {
  [key in keyof VotingCardVariant]?: ConditionalValue<VotingCardVariant[key]> | undefined
}

export interface VotingCardRecipe {
  __slot: VotingCardSlot
  __type: VotingCardVariantProps
  (props?: VotingCardVariantProps): Pretty<Record<VotingCardSlot, string>>
  raw: (props?: VotingCardVariantProps) => VotingCardVariantProps
  variantMap: VotingCardVariantMap
  variantKeys: Array<keyof VotingCardVariant>
  splitVariantProps<Props extends VotingCardVariantProps>(props: Props): [VotingCardVariantProps, Pretty<DistributiveOmit<Props, keyof VotingCardVariantProps>>]
  getVariantProps: (props?: VotingCardVariantProps) => VotingCardVariantProps
}


export declare const votingCard: VotingCardRecipe