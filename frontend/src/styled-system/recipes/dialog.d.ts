/* eslint-disable */
type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface DialogVariant {
  
}

type DialogVariantMap = {
  [key in keyof DialogVariant]: Array<DialogVariant[key]>
}

type DialogSlot = "root" | "head" | "content" | "close" | "actions"

export type DialogVariantProps = {
  [key in keyof DialogVariant]?: ConditionalValue<DialogVariant[key]> | undefined
}

export interface DialogRecipe {
  __slot: DialogSlot
  __type: DialogVariantProps
  (props?: DialogVariantProps): Pretty<Record<DialogSlot, string>>
  raw: (props?: DialogVariantProps) => DialogVariantProps
  variantMap: DialogVariantMap
  variantKeys: Array<keyof DialogVariant>
  splitVariantProps<Props extends DialogVariantProps>(props: Props): [DialogVariantProps, Pretty<DistributiveOmit<Props, keyof DialogVariantProps>>]
  getVariantProps: (props?: DialogVariantProps) => DialogVariantProps
}


export declare const dialog: DialogRecipe