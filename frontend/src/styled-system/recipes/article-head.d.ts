type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleHeadVariant {
  
}

type ArticleHeadVariantMap = {
  [key in keyof ArticleHeadVariant]: Array<ArticleHeadVariant[key]>
}



export type ArticleHeadVariantProps = {
  [key in keyof ArticleHeadVariant]?: ConditionalValue<ArticleHeadVariant[key]> | undefined
}

export interface ArticleHeadRecipe {
  
  __type: ArticleHeadVariantProps
  (props?: ArticleHeadVariantProps): string
  raw: (props?: ArticleHeadVariantProps) => ArticleHeadVariantProps
  variantMap: ArticleHeadVariantMap
  variantKeys: Array<keyof ArticleHeadVariant>
  splitVariantProps<Props extends ArticleHeadVariantProps>(props: Props): [ArticleHeadVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleHeadVariantProps>>]
  getVariantProps: (props?: ArticleHeadVariantProps) => ArticleHeadVariantProps
}


export declare const articleHead: ArticleHeadRecipe