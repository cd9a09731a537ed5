type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CategoryCardVariant {
  
}

type CategoryCardVariantMap = {
  [key in keyof CategoryCardVariant]: Array<CategoryCardVariant[key]>
}

type CategoryCardSlot = "root" | "media" | "body" | "brand" | "model" | "score" | "scoreValue" | "scoreBar"

export type CategoryCardVariantProps = {
  [key in keyof CategoryCardVariant]?: ConditionalValue<CategoryCardVariant[key]> | undefined
}

export interface CategoryCardRecipe {
  __slot: CategoryCardSlot
  __type: CategoryCardVariantProps
  (props?: CategoryCardVariantProps): Pretty<Record<CategoryCardSlot, string>>
  raw: (props?: CategoryCardVariantProps) => CategoryCardVariantProps
  variantMap: CategoryCardVariantMap
  variantKeys: Array<keyof CategoryCardVariant>
  splitVariantProps<Props extends CategoryCardVariantProps>(props: Props): [CategoryCardVariantProps, Pretty<DistributiveOmit<Props, keyof CategoryCardVariantProps>>]
  getVariantProps: (props?: CategoryCardVariantProps) => CategoryCardVariantProps
}


export declare const categoryCard: CategoryCardRecipe