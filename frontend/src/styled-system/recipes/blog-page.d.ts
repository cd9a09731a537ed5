type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface BlogPageVariant {
  
}

type BlogPageVariantMap = {
  [key in keyof BlogPageVariant]: Array<BlogPageVariant[key]>
}

type BlogPageSlot = "head" | "title" | "lead" | "categories" | "category" | "count" | "unit" | "listHead" | "cards"

export type BlogPageVariantProps = {
  [key in keyof BlogPageVariant]?: ConditionalValue<BlogPageVariant[key]> | undefined
}

export interface BlogPageRecipe {
  __slot: BlogPageSlot
  __type: BlogPageVariantProps
  (props?: BlogPageVariantProps): Pretty<Record<BlogPageSlot, string>>
  raw: (props?: BlogPageVariantProps) => BlogPageVariantProps
  variantMap: BlogPageVariantMap
  variantKeys: Array<keyof BlogPageVariant>
  splitVariantProps<Props extends BlogPageVariantProps>(props: Props): [BlogPageVariantProps, Pretty<DistributiveOmit<Props, keyof BlogPageVariantProps>>]
  getVariantProps: (props?: BlogPageVariantProps) => BlogPageVariantProps
}


export declare const blogPage: BlogPageRecipe