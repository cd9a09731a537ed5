type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleContentsVariant {
  
}

type ArticleContentsVariantMap = {
  [key in keyof ArticleContentsVariant]: Array<ArticleContentsVariant[key]>
}

type ArticleContentsSlot = "folded" | "summary" | "column" | "title" | "link" | "model" | "facts"

export type ArticleContentsVariantProps = {
  [key in keyof ArticleContentsVariant]?: ConditionalValue<ArticleContentsVariant[key]> | undefined
}

export interface ArticleContentsRecipe {
  __slot: ArticleContentsSlot
  __type: ArticleContentsVariantProps
  (props?: ArticleContentsVariantProps): Pretty<Record<ArticleContentsSlot, string>>
  raw: (props?: ArticleContentsVariantProps) => ArticleContentsVariantProps
  variantMap: ArticleContentsVariantMap
  variantKeys: Array<keyof ArticleContentsVariant>
  splitVariantProps<Props extends ArticleContentsVariantProps>(props: Props): [ArticleContentsVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleContentsVariantProps>>]
  getVariantProps: (props?: ArticleContentsVariantProps) => ArticleContentsVariantProps
}


export declare const articleContents: ArticleContentsRecipe