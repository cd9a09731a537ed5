type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VotePageVariant {
  
}

type VotePageVariantMap = {
  [key in keyof VotePageVariant]: Array<VotePageVariant[key]>
}

type VotePageSlot = "own" | "voters" | "voter" | "scene" | "drawing" | "floor" | "body" | "terms" | "term" | "meaning" | "link" | "steps" | "step" | "stepText" | "start" | "startText"

export type VotePageVariantProps = {
  [key in keyof VotePageVariant]?: ConditionalValue<VotePageVariant[key]> | undefined
}

export interface VotePageRecipe {
  __slot: VotePageSlot
  __type: VotePageVariantProps
  (props?: VotePageVariantProps): Pretty<Record<VotePageSlot, string>>
  raw: (props?: VotePageVariantProps) => VotePageVariantProps
  variantMap: VotePageVariantMap
  variantKeys: Array<keyof VotePageVariant>
  splitVariantProps<Props extends VotePageVariantProps>(props: Props): [VotePageVariantProps, Pretty<DistributiveOmit<Props, keyof VotePageVariantProps>>]
  getVariantProps: (props?: VotePageVariantProps) => VotePageVariantProps
}


export declare const votePage: VotePageRecipe