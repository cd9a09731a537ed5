type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SelectionVariant {
  
}

type SelectionVariantMap = {
  [key in keyof SelectionVariant]: Array<SelectionVariant[key]>
}

type SelectionSlot = "root" | "bar"

export type SelectionVariantProps = {
  [key in keyof SelectionVariant]?: ConditionalValue<SelectionVariant[key]> | undefined
}

export interface SelectionRecipe {
  __slot: SelectionSlot
  __type: SelectionVariantProps
  (props?: SelectionVariantProps): Pretty<Record<SelectionSlot, string>>
  raw: (props?: SelectionVariantProps) => SelectionVariantProps
  variantMap: SelectionVariantMap
  variantKeys: Array<keyof SelectionVariant>
  splitVariantProps<Props extends SelectionVariantProps>(props: Props): [SelectionVariantProps, Pretty<DistributiveOmit<Props, keyof SelectionVariantProps>>]
  getVariantProps: (props?: SelectionVariantProps) => SelectionVariantProps
}


export declare const selection: SelectionRecipe