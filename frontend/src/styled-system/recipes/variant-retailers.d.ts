type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VariantRetailersVariant {
  
}

type VariantRetailersVariantMap = {
  [key in keyof VariantRetailersVariant]: Array<VariantRetailersVariant[key]>
}

type VariantRetailersSlot = "cells" | "cell" | "score" | "sentence"

export type VariantRetailersVariantProps = {
  [key in keyof VariantRetailersVariant]?: ConditionalValue<VariantRetailersVariant[key]> | undefined
}

export interface VariantRetailersRecipe {
  __slot: VariantRetailersSlot
  __type: VariantRetailersVariantProps
  (props?: VariantRetailersVariantProps): Pretty<Record<VariantRetailersSlot, string>>
  raw: (props?: VariantRetailersVariantProps) => VariantRetailersVariantProps
  variantMap: VariantRetailersVariantMap
  variantKeys: Array<keyof VariantRetailersVariant>
  splitVariantProps<Props extends VariantRetailersVariantProps>(props: Props): [VariantRetailersVariantProps, Pretty<DistributiveOmit<Props, keyof VariantRetailersVariantProps>>]
  getVariantProps: (props?: VariantRetailersVariantProps) => VariantRetailersVariantProps
}


export declare const variantRetailers: VariantRetailersRecipe