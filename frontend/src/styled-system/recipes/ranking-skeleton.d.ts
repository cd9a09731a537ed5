type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RankingSkeletonVariant {
  
}

type RankingSkeletonVariantMap = {
  [key in keyof RankingSkeletonVariant]: Array<RankingSkeletonVariant[key]>
}



export type RankingSkeletonVariantProps = {
  [key in keyof RankingSkeletonVariant]?: ConditionalValue<RankingSkeletonVariant[key]> | undefined
}

export interface RankingSkeletonRecipe {
  
  __type: RankingSkeletonVariantProps
  (props?: RankingSkeletonVariantProps): string
  raw: (props?: RankingSkeletonVariantProps) => RankingSkeletonVariantProps
  variantMap: RankingSkeletonVariantMap
  variantKeys: Array<keyof RankingSkeletonVariant>
  splitVariantProps<Props extends RankingSkeletonVariantProps>(props: Props): [RankingSkeletonVariantProps, Pretty<DistributiveOmit<Props, keyof RankingSkeletonVariantProps>>]
  getVariantProps: (props?: RankingSkeletonVariantProps) => RankingSkeletonVariantProps
}


export declare const rankingSkeleton: RankingSkeletonRecipe