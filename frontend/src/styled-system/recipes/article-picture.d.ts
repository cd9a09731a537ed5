type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticlePictureVariant {
  
}

type ArticlePictureVariantMap = {
  [key in keyof ArticlePictureVariant]: Array<ArticlePictureVariant[key]>
}

type ArticlePictureSlot = "frame" | "drawing" | "large" | "small" | "floor"

export type ArticlePictureVariantProps = {
  [key in keyof ArticlePictureVariant]?: ConditionalValue<ArticlePictureVariant[key]> | undefined
}

export interface ArticlePictureRecipe {
  __slot: ArticlePictureSlot
  __type: ArticlePictureVariantProps
  (props?: ArticlePictureVariantProps): Pretty<Record<ArticlePictureSlot, string>>
  raw: (props?: ArticlePictureVariantProps) => ArticlePictureVariantProps
  variantMap: ArticlePictureVariantMap
  variantKeys: Array<keyof ArticlePictureVariant>
  splitVariantProps<Props extends ArticlePictureVariantProps>(props: Props): [ArticlePictureVariantProps, Pretty<DistributiveOmit<Props, keyof ArticlePictureVariantProps>>]
  getVariantProps: (props?: ArticlePictureVariantProps) => ArticlePictureVariantProps
}


export declare const articlePicture: ArticlePictureRecipe