type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleTextVariant {
  
}

type ArticleTextVariantMap = {
  [key in keyof ArticleTextVariant]: Array<ArticleTextVariant[key]>
}



export type ArticleTextVariantProps = {
  [key in keyof ArticleTextVariant]?: ConditionalValue<ArticleTextVariant[key]> | undefined
}

export interface ArticleTextRecipe {
  
  __type: ArticleTextVariantProps
  (props?: ArticleTextVariantProps): string
  raw: (props?: ArticleTextVariantProps) => ArticleTextVariantProps
  variantMap: ArticleTextVariantMap
  variantKeys: Array<keyof ArticleTextVariant>
  splitVariantProps<Props extends ArticleTextVariantProps>(props: Props): [ArticleTextVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleTextVariantProps>>]
  getVariantProps: (props?: ArticleTextVariantProps) => ArticleTextVariantProps
}


export declare const articleText: ArticleTextRecipe