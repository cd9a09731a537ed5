type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface EmptyVariant {
  
}

type EmptyVariantMap = {
  [key in keyof EmptyVariant]: Array<EmptyVariant[key]>
}



export type EmptyVariantProps = {
  [key in keyof EmptyVariant]?: ConditionalValue<EmptyVariant[key]> | undefined
}

export interface EmptyRecipe {
  
  __type: EmptyVariantProps
  (props?: EmptyVariantProps): string
  raw: (props?: EmptyVariantProps) => EmptyVariantProps
  variantMap: EmptyVariantMap
  variantKeys: Array<keyof EmptyVariant>
  splitVariantProps<Props extends EmptyVariantProps>(props: Props): [EmptyVariantProps, Pretty<DistributiveOmit<Props, keyof EmptyVariantProps>>]
  getVariantProps: (props?: EmptyVariantProps) => EmptyVariantProps
}


export declare const empty: EmptyRecipe