type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface FieldErrorVariant {
  
}

type FieldErrorVariantMap = {
  [key in keyof FieldErrorVariant]: Array<FieldErrorVariant[key]>
}



export type FieldErrorVariantProps = {
  [key in keyof FieldErrorVariant]?: ConditionalValue<FieldErrorVariant[key]> | undefined
}

export interface FieldErrorRecipe {
  
  __type: FieldErrorVariantProps
  (props?: FieldErrorVariantProps): string
  raw: (props?: FieldErrorVariantProps) => FieldErrorVariantProps
  variantMap: FieldErrorVariantMap
  variantKeys: Array<keyof FieldErrorVariant>
  splitVariantProps<Props extends FieldErrorVariantProps>(props: Props): [FieldErrorVariantProps, Pretty<DistributiveOmit<Props, keyof FieldErrorVariantProps>>]
  getVariantProps: (props?: FieldErrorVariantProps) => FieldErrorVariantProps
}


export declare const fieldError: FieldErrorRecipe