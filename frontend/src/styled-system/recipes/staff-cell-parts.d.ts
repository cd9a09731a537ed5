type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StaffCellPartsVariant {
  
}

type StaffCellPartsVariantMap = {
  [key in keyof StaffCellPartsVariant]: Array<StaffCellPartsVariant[key]>
}

type StaffCellPartsSlot = "sort" | "open" | "aside" | "icon"

export type StaffCellPartsVariantProps = {
  [key in keyof StaffCellPartsVariant]?: ConditionalValue<StaffCellPartsVariant[key]> | undefined
}

export interface StaffCellPartsRecipe {
  __slot: StaffCellPartsSlot
  __type: StaffCellPartsVariantProps
  (props?: StaffCellPartsVariantProps): Pretty<Record<StaffCellPartsSlot, string>>
  raw: (props?: StaffCellPartsVariantProps) => StaffCellPartsVariantProps
  variantMap: StaffCellPartsVariantMap
  variantKeys: Array<keyof StaffCellPartsVariant>
  splitVariantProps<Props extends StaffCellPartsVariantProps>(props: Props): [StaffCellPartsVariantProps, Pretty<DistributiveOmit<Props, keyof StaffCellPartsVariantProps>>]
  getVariantProps: (props?: StaffCellPartsVariantProps) => StaffCellPartsVariantProps
}


export declare const staffCellParts: StaffCellPartsRecipe