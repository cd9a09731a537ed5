type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface TypeCardVariant {
  
}

type TypeCardVariantMap = {
  [key in keyof TypeCardVariant]: Array<TypeCardVariant[key]>
}

type TypeCardSlot = "root" | "media" | "body" | "features" | "feature" | "button"

export type TypeCardVariantProps = {
  [key in keyof TypeCardVariant]?: ConditionalValue<TypeCardVariant[key]> | undefined
}

export interface TypeCardRecipe {
  __slot: TypeCardSlot
  __type: TypeCardVariantProps
  (props?: TypeCardVariantProps): Pretty<Record<TypeCardSlot, string>>
  raw: (props?: TypeCardVariantProps) => TypeCardVariantProps
  variantMap: TypeCardVariantMap
  variantKeys: Array<keyof TypeCardVariant>
  splitVariantProps<Props extends TypeCardVariantProps>(props: Props): [TypeCardVariantProps, Pretty<DistributiveOmit<Props, keyof TypeCardVariantProps>>]
  getVariantProps: (props?: TypeCardVariantProps) => TypeCardVariantProps
}


export declare const typeCard: TypeCardRecipe