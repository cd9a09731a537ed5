type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CarouselVariant {
  
}

type CarouselVariantMap = {
  [key in keyof CarouselVariant]: Array<CarouselVariant[key]>
}

type CarouselSlot = "root" | "picture" | "floor" | "video" | "turn" | "step" | "thumbnails" | "thumbnail" | "photo" | "position"

export type CarouselVariantProps = {
  [key in keyof CarouselVariant]?: ConditionalValue<CarouselVariant[key]> | undefined
}

export interface CarouselRecipe {
  __slot: CarouselSlot
  __type: CarouselVariantProps
  (props?: CarouselVariantProps): Pretty<Record<CarouselSlot, string>>
  raw: (props?: CarouselVariantProps) => CarouselVariantProps
  variantMap: CarouselVariantMap
  variantKeys: Array<keyof CarouselVariant>
  splitVariantProps<Props extends CarouselVariantProps>(props: Props): [CarouselVariantProps, Pretty<DistributiveOmit<Props, keyof CarouselVariantProps>>]
  getVariantProps: (props?: CarouselVariantProps) => CarouselVariantProps
}


export declare const carousel: CarouselRecipe