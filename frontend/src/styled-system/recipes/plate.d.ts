type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PlateVariant {
  isOpen: boolean
}

type PlateVariantMap = {
  [key in keyof PlateVariant]: Array<PlateVariant[key]>
}



export type PlateVariantProps = {
  [key in keyof PlateVariant]?: ConditionalValue<PlateVariant[key]> | undefined
}

export interface PlateRecipe {
  
  __type: PlateVariantProps
  (props?: PlateVariantProps): string
  raw: (props?: PlateVariantProps) => PlateVariantProps
  variantMap: PlateVariantMap
  variantKeys: Array<keyof PlateVariant>
  splitVariantProps<Props extends PlateVariantProps>(props: Props): [PlateVariantProps, Pretty<DistributiveOmit<Props, keyof PlateVariantProps>>]
  getVariantProps: (props?: PlateVariantProps) => PlateVariantProps
}


export declare const plate: PlateRecipe