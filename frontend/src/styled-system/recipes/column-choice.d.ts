type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ColumnChoiceVariant {
  
}

type ColumnChoiceVariantMap = {
  [key in keyof ColumnChoiceVariant]: Array<ColumnChoiceVariant[key]>
}



export type ColumnChoiceVariantProps = {
  [key in keyof ColumnChoiceVariant]?: ConditionalValue<ColumnChoiceVariant[key]> | undefined
}

export interface ColumnChoiceRecipe {
  
  __type: ColumnChoiceVariantProps
  (props?: ColumnChoiceVariantProps): string
  raw: (props?: ColumnChoiceVariantProps) => ColumnChoiceVariantProps
  variantMap: ColumnChoiceVariantMap
  variantKeys: Array<keyof ColumnChoiceVariant>
  splitVariantProps<Props extends ColumnChoiceVariantProps>(props: Props): [ColumnChoiceVariantProps, Pretty<DistributiveOmit<Props, keyof ColumnChoiceVariantProps>>]
  getVariantProps: (props?: ColumnChoiceVariantProps) => ColumnChoiceVariantProps
}


export declare const columnChoice: ColumnChoiceRecipe