type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface LoadMoreVariant {
  
}

type LoadMoreVariantMap = {
  [key in keyof LoadMoreVariant]: Array<LoadMoreVariant[key]>
}

type LoadMoreSlot = "list" | "more"

export type LoadMoreVariantProps = {
  [key in keyof LoadMoreVariant]?: ConditionalValue<LoadMoreVariant[key]> | undefined
}

export interface LoadMoreRecipe {
  __slot: LoadMoreSlot
  __type: LoadMoreVariantProps
  (props?: LoadMoreVariantProps): Pretty<Record<LoadMoreSlot, string>>
  raw: (props?: LoadMoreVariantProps) => LoadMoreVariantProps
  variantMap: LoadMoreVariantMap
  variantKeys: Array<keyof LoadMoreVariant>
  splitVariantProps<Props extends LoadMoreVariantProps>(props: Props): [LoadMoreVariantProps, Pretty<DistributiveOmit<Props, keyof LoadMoreVariantProps>>]
  getVariantProps: (props?: LoadMoreVariantProps) => LoadMoreVariantProps
}


export declare const loadMore: LoadMoreRecipe