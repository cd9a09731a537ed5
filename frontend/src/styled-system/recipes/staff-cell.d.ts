/* eslint-disable */
type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StaffCellVariant {
  span: "wide" | "full"
kind: "selection" | "name" | "number" | "words" | "time" | "email" | "key" | "actions" | "decisions"
}

type StaffCellVariantMap = {
  [key in keyof StaffCellVariant]: Array<StaffCellVariant[key]>
}



export type StaffCellVariantProps = {
  [key in keyof StaffCellVariant]?: ConditionalValue<StaffCellVariant[key]> | undefined
}

export interface StaffCellRecipe {
  
  __type: StaffCellVariantProps
  (props?: StaffCellVariantProps): string
  raw: (props?: StaffCellVariantProps) => StaffCellVariantProps
  variantMap: StaffCellVariantMap
  variantKeys: Array<keyof StaffCellVariant>
  splitVariantProps<Props extends StaffCellVariantProps>(props: Props): [StaffCellVariantProps, Pretty<DistributiveOmit<Props, keyof StaffCellVariantProps>>]
  getVariantProps: (props?: StaffCellVariantProps) => StaffCellVariantProps
}


export declare const staffCell: StaffCellRecipe