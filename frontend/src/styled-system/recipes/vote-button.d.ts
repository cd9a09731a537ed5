type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VoteButtonVariant {
  joined: "first" | "second"
size: "large" | "narrow" | "card"
}

type VoteButtonVariantMap = {
  [key in keyof VoteButtonVariant]: Array<VoteButtonVariant[key]>
}



export type VoteButtonVariantProps = {
  [key in keyof VoteButtonVariant]?: ConditionalValue<VoteButtonVariant[key]> | undefined
}

export interface VoteButtonRecipe {
  
  __type: VoteButtonVariantProps
  (props?: VoteButtonVariantProps): string
  raw: (props?: VoteButtonVariantProps) => VoteButtonVariantProps
  variantMap: VoteButtonVariantMap
  variantKeys: Array<keyof VoteButtonVariant>
  splitVariantProps<Props extends VoteButtonVariantProps>(props: Props): [VoteButtonVariantProps, Pretty<DistributiveOmit<Props, keyof VoteButtonVariantProps>>]
  getVariantProps: (props?: VoteButtonVariantProps) => VoteButtonVariantProps
}


export declare const voteButton: VoteButtonRecipe