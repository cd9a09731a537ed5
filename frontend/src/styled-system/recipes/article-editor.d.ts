type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ArticleEditorVariant {
  
}

type ArticleEditorVariantMap = {
  [key in keyof ArticleEditorVariant]: Array<ArticleEditorVariant[key]>
}

type ArticleEditorSlot = "writing" | "row" | "cover" | "label" | "waiting" | "error" | "preview" | "picture"

export type ArticleEditorVariantProps = {
  [key in keyof ArticleEditorVariant]?: ConditionalValue<ArticleEditorVariant[key]> | undefined
}

export interface ArticleEditorRecipe {
  __slot: ArticleEditorSlot
  __type: ArticleEditorVariantProps
  (props?: ArticleEditorVariantProps): Pretty<Record<ArticleEditorSlot, string>>
  raw: (props?: ArticleEditorVariantProps) => ArticleEditorVariantProps
  variantMap: ArticleEditorVariantMap
  variantKeys: Array<keyof ArticleEditorVariant>
  splitVariantProps<Props extends ArticleEditorVariantProps>(props: Props): [ArticleEditorVariantProps, Pretty<DistributiveOmit<Props, keyof ArticleEditorVariantProps>>]
  getVariantProps: (props?: ArticleEditorVariantProps) => ArticleEditorVariantProps
}


export declare const articleEditor: ArticleEditorRecipe