type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface WhyCardVariant {
  
}

type WhyCardVariantMap = {
  [key in keyof WhyCardVariant]: Array<WhyCardVariant[key]>
}

type WhyCardSlot = "weights" | "retailer" | "bar" | "weight" | "equation" | "details" | "summary"

export type WhyCardVariantProps = {
  [key in keyof WhyCardVariant]?: ConditionalValue<WhyCardVariant[key]> | undefined
}

export interface WhyCardRecipe {
  __slot: WhyCardSlot
  __type: WhyCardVariantProps
  (props?: WhyCardVariantProps): Pretty<Record<WhyCardSlot, string>>
  raw: (props?: WhyCardVariantProps) => WhyCardVariantProps
  variantMap: WhyCardVariantMap
  variantKeys: Array<keyof WhyCardVariant>
  splitVariantProps<Props extends WhyCardVariantProps>(props: Props): [WhyCardVariantProps, Pretty<DistributiveOmit<Props, keyof WhyCardVariantProps>>]
  getVariantProps: (props?: WhyCardVariantProps) => WhyCardVariantProps
}


export declare const whyCard: WhyCardRecipe