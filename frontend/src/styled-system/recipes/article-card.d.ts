type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleCardVariant {
  
}

type ArticleCardVariantMap = {
  [key in keyof ArticleCardVariant]: Array<ArticleCardVariant[key]>
}

type ArticleCardSlot = "root" | "picture" | "title" | "text"

export type ArticleCardVariantProps = {
  [key in keyof ArticleCardVariant]?: ConditionalValue<ArticleCardVariant[key]> | undefined
}

export interface ArticleCardRecipe {
  __slot: ArticleCardSlot
  __type: ArticleCardVariantProps
  (props?: ArticleCardVariantProps): Pretty<Record<ArticleCardSlot, string>>
  raw: (props?: ArticleCardVariantProps) => ArticleCardVariantProps
  variantMap: ArticleCardVariantMap
  variantKeys: Array<keyof ArticleCardVariant>
  splitVariantProps<Props extends ArticleCardVariantProps>(props: Props): [ArticleCardVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleCardVariantProps>>]
  getVariantProps: (props?: ArticleCardVariantProps) => ArticleCardVariantProps
}


export declare const articleCard: ArticleCardRecipe