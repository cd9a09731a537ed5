type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CriteriaVariant {
  
}

type CriteriaVariantMap = {
  [key in keyof CriteriaVariant]: Array<CriteriaVariant[key]>
}

type CriteriaSlot = "root" | "intro" | "introText" | "criterion" | "name" | "meaning"

export type CriteriaVariantProps = {
  [key in keyof CriteriaVariant]?: ConditionalValue<CriteriaVariant[key]> | undefined
}

export interface CriteriaRecipe {
  __slot: CriteriaSlot
  __type: CriteriaVariantProps
  (props?: CriteriaVariantProps): Pretty<Record<CriteriaSlot, string>>
  raw: (props?: CriteriaVariantProps) => CriteriaVariantProps
  variantMap: CriteriaVariantMap
  variantKeys: Array<keyof CriteriaVariant>
  splitVariantProps<Props extends CriteriaVariantProps>(props: Props): [CriteriaVariantProps, Pretty<DistributiveOmit<Props, keyof CriteriaVariantProps>>]
  getVariantProps: (props?: CriteriaVariantProps) => CriteriaVariantProps
}


export declare const criteria: CriteriaRecipe