type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface DrawingVariant {
  
}

type DrawingVariantMap = {
  [key in keyof DrawingVariant]: Array<DrawingVariant[key]>
}



export type DrawingVariantProps = {
  [key in keyof DrawingVariant]?: ConditionalValue<DrawingVariant[key]> | undefined
}

export interface DrawingRecipe {
  
  __type: DrawingVariantProps
  (props?: DrawingVariantProps): string
  raw: (props?: DrawingVariantProps) => DrawingVariantProps
  variantMap: DrawingVariantMap
  variantKeys: Array<keyof DrawingVariant>
  splitVariantProps<Props extends DrawingVariantProps>(props: Props): [DrawingVariantProps, Pretty<DistributiveOmit<Props, keyof DrawingVariantProps>>]
  getVariantProps: (props?: DrawingVariantProps) => DrawingVariantProps
}


export declare const drawing: DrawingRecipe