type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StaffLayoutVariant {
  
}

type StaffLayoutVariantMap = {
  [key in keyof StaffLayoutVariant]: Array<StaffLayoutVariant[key]>
}

type StaffLayoutSlot = "root" | "navigation" | "entry" | "body" | "head" | "section" | "count" | "placeholder" | "notice"

export type StaffLayoutVariantProps = {
  [key in keyof StaffLayoutVariant]?: ConditionalValue<StaffLayoutVariant[key]> | undefined
}

export interface StaffLayoutRecipe {
  __slot: StaffLayoutSlot
  __type: StaffLayoutVariantProps
  (props?: StaffLayoutVariantProps): Pretty<Record<StaffLayoutSlot, string>>
  raw: (props?: StaffLayoutVariantProps) => StaffLayoutVariantProps
  variantMap: StaffLayoutVariantMap
  variantKeys: Array<keyof StaffLayoutVariant>
  splitVariantProps<Props extends StaffLayoutVariantProps>(props: Props): [StaffLayoutVariantProps, Pretty<DistributiveOmit<Props, keyof StaffLayoutVariantProps>>]
  getVariantProps: (props?: StaffLayoutVariantProps) => StaffLayoutVariantProps
}


export declare const staffLayout: StaffLayoutRecipe