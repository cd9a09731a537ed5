type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ChipVariant {
  
}

type ChipVariantMap = {
  [key in keyof ChipVariant]: Array<ChipVariant[key]>
}



export type ChipVariantProps = {
  [key in keyof ChipVariant]?: ConditionalValue<ChipVariant[key]> | undefined
}

export interface ChipRecipe {
  
  __type: ChipVariantProps
  (props?: ChipVariantProps): string
  raw: (props?: ChipVariantProps) => ChipVariantProps
  variantMap: ChipVariantMap
  variantKeys: Array<keyof ChipVariant>
  splitVariantProps<Props extends ChipVariantProps>(props: Props): [ChipVariantProps, Pretty<DistributiveOmit<Props, keyof ChipVariantProps>>]
  getVariantProps: (props?: ChipVariantProps) => ChipVariantProps
}


export declare const chip: ChipRecipe