type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CardGridVariant {
  columns: "three" | "four"
}

type CardGridVariantMap = {
  [key in keyof CardGridVariant]: Array<CardGridVariant[key]>
}



export type CardGridVariantProps = {
  [key in keyof CardGridVariant]?: ConditionalValue<CardGridVariant[key]> | undefined
}

export interface CardGridRecipe {
  
  __type: CardGridVariantProps
  (props?: CardGridVariantProps): string
  raw: (props?: CardGridVariantProps) => CardGridVariantProps
  variantMap: CardGridVariantMap
  variantKeys: Array<keyof CardGridVariant>
  splitVariantProps<Props extends CardGridVariantProps>(props: Props): [CardGridVariantProps, Pretty<DistributiveOmit<Props, keyof CardGridVariantProps>>]
  getVariantProps: (props?: CardGridVariantProps) => CardGridVariantProps
}


export declare const cardGrid: CardGridRecipe