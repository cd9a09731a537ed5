/* eslint-disable */
type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StaffTableVariant {
  
}

type StaffTableVariantMap = {
  [key in keyof StaffTableVariant]: Array<StaffTableVariant[key]>
}



export type StaffTableVariantProps = {
  [key in keyof StaffTableVariant]?: ConditionalValue<StaffTableVariant[key]> | undefined
}

export interface StaffTableRecipe {
  
  __type: StaffTableVariantProps
  (props?: StaffTableVariantProps): string
  raw: (props?: StaffTableVariantProps) => StaffTableVariantProps
  variantMap: StaffTableVariantMap
  variantKeys: Array<keyof StaffTableVariant>
  splitVariantProps<Props extends StaffTableVariantProps>(props: Props): [StaffTableVariantProps, Pretty<DistributiveOmit<Props, keyof StaffTableVariantProps>>]
  getVariantProps: (props?: StaffTableVariantProps) => StaffTableVariantProps
}


export declare const staffTable: StaffTableRecipe