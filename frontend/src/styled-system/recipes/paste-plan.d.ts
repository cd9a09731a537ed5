type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface PastePlanVariant {
  
}

type PastePlanVariantMap = {
  [key in keyof PastePlanVariant]: Array<PastePlanVariant[key]>
}

type PastePlanSlot = "root" | "changes" | "unread"

export type PastePlanVariantProps = {
  [key in keyof PastePlanVariant]?: ConditionalValue<PastePlanVariant[key]> | undefined
}

export interface PastePlanRecipe {
  __slot: PastePlanSlot
  __type: PastePlanVariantProps
  (props?: PastePlanVariantProps): Pretty<Record<PastePlanSlot, string>>
  raw: (props?: PastePlanVariantProps) => PastePlanVariantProps
  variantMap: PastePlanVariantMap
  variantKeys: Array<keyof PastePlanVariant>
  splitVariantProps<Props extends PastePlanVariantProps>(props: Props): [PastePlanVariantProps, Pretty<DistributiveOmit<Props, keyof PastePlanVariantProps>>]
  getVariantProps: (props?: PastePlanVariantProps) => PastePlanVariantProps
}


export declare const pastePlan: PastePlanRecipe