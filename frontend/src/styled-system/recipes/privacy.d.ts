type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PrivacyVariant {
  
}

type PrivacyVariantMap = {
  [key in keyof PrivacyVariant]: Array<PrivacyVariant[key]>
}

type PrivacySlot = "topic" | "text"

export type PrivacyVariantProps = {
  [key in keyof PrivacyVariant]?: ConditionalValue<PrivacyVariant[key]> | undefined
}

export interface PrivacyRecipe {
  __slot: PrivacySlot
  __type: PrivacyVariantProps
  (props?: PrivacyVariantProps): Pretty<Record<PrivacySlot, string>>
  raw: (props?: PrivacyVariantProps) => PrivacyVariantProps
  variantMap: PrivacyVariantMap
  variantKeys: Array<keyof PrivacyVariant>
  splitVariantProps<Props extends PrivacyVariantProps>(props: Props): [PrivacyVariantProps, Pretty<DistributiveOmit<Props, keyof PrivacyVariantProps>>]
  getVariantProps: (props?: PrivacyVariantProps) => PrivacyVariantProps
}


export declare const privacy: PrivacyRecipe