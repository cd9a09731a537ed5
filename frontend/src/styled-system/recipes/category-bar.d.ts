type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CategoryBarVariant {
  
}

type CategoryBarVariantMap = {
  [key in keyof CategoryBarVariant]: Array<CategoryBarVariant[key]>
}

type CategoryBarSlot = "root" | "link" | "drawing"

export type CategoryBarVariantProps = {
  [key in keyof CategoryBarVariant]?: ConditionalValue<CategoryBarVariant[key]> | undefined
}

export interface CategoryBarRecipe {
  __slot: CategoryBarSlot
  __type: CategoryBarVariantProps
  (props?: CategoryBarVariantProps): Pretty<Record<CategoryBarSlot, string>>
  raw: (props?: CategoryBarVariantProps) => CategoryBarVariantProps
  variantMap: CategoryBarVariantMap
  variantKeys: Array<keyof CategoryBarVariant>
  splitVariantProps<Props extends CategoryBarVariantProps>(props: Props): [CategoryBarVariantProps, Pretty<DistributiveOmit<Props, keyof CategoryBarVariantProps>>]
  getVariantProps: (props?: CategoryBarVariantProps) => CategoryBarVariantProps
}


export declare const categoryBar: CategoryBarRecipe