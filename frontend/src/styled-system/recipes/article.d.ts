type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleVariant {
  
}

type ArticleVariantMap = {
  [key in keyof ArticleVariant]: Array<ArticleVariant[key]>
}

type ArticleSlot = "root" | "head" | "beside" | "picture" | "frame" | "text" | "more"

export type ArticleVariantProps = {
  [key in keyof ArticleVariant]?: ConditionalValue<ArticleVariant[key]> | undefined
}

export interface ArticleRecipe {
  __slot: ArticleSlot
  __type: ArticleVariantProps
  (props?: ArticleVariantProps): Pretty<Record<ArticleSlot, string>>
  raw: (props?: ArticleVariantProps) => ArticleVariantProps
  variantMap: ArticleVariantMap
  variantKeys: Array<keyof ArticleVariant>
  splitVariantProps<Props extends ArticleVariantProps>(props: Props): [ArticleVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleVariantProps>>]
  getVariantProps: (props?: ArticleVariantProps) => ArticleVariantProps
}


export declare const article: ArticleRecipe