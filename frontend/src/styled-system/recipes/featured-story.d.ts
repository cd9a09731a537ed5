type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface FeaturedStoryVariant {
  
}

type FeaturedStoryVariantMap = {
  [key in keyof FeaturedStoryVariant]: Array<FeaturedStoryVariant[key]>
}

type FeaturedStorySlot = "root" | "picture" | "body" | "title"

export type FeaturedStoryVariantProps = {
  [key in keyof FeaturedStoryVariant]?: ConditionalValue<FeaturedStoryVariant[key]> | undefined
}

export interface FeaturedStoryRecipe {
  __slot: FeaturedStorySlot
  __type: FeaturedStoryVariantProps
  (props?: FeaturedStoryVariantProps): Pretty<Record<FeaturedStorySlot, string>>
  raw: (props?: FeaturedStoryVariantProps) => FeaturedStoryVariantProps
  variantMap: FeaturedStoryVariantMap
  variantKeys: Array<keyof FeaturedStoryVariant>
  splitVariantProps<Props extends FeaturedStoryVariantProps>(props: Props): [FeaturedStoryVariantProps, Pretty<DistributiveOmit<Props, keyof FeaturedStoryVariantProps>>]
  getVariantProps: (props?: FeaturedStoryVariantProps) => FeaturedStoryVariantProps
}


export declare const featuredStory: FeaturedStoryRecipe