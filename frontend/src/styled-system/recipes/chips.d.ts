type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ChipsVariant {
  
}

type ChipsVariantMap = {
  [key in keyof ChipsVariant]: Array<ChipsVariant[key]>
}



export type ChipsVariantProps = {
  [key in keyof ChipsVariant]?: ConditionalValue<ChipsVariant[key]> | undefined
}

export interface ChipsRecipe {
  
  __type: ChipsVariantProps
  (props?: ChipsVariantProps): string
  raw: (props?: ChipsVariantProps) => ChipsVariantProps
  variantMap: ChipsVariantMap
  variantKeys: Array<keyof ChipsVariant>
  splitVariantProps<Props extends ChipsVariantProps>(props: Props): [ChipsVariantProps, Pretty<DistributiveOmit<Props, keyof ChipsVariantProps>>]
  getVariantProps: (props?: ChipsVariantProps) => ChipsVariantProps
}


export declare const chips: ChipsRecipe