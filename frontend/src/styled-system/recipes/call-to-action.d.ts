type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CallToActionVariant {
  
}

type CallToActionVariantMap = {
  [key in keyof CallToActionVariant]: Array<CallToActionVariant[key]>
}

type CallToActionSlot = "root" | "text" | "button"

export type CallToActionVariantProps = {
  [key in keyof CallToActionVariant]?: ConditionalValue<CallToActionVariant[key]> | undefined
}

export interface CallToActionRecipe {
  __slot: CallToActionSlot
  __type: CallToActionVariantProps
  (props?: CallToActionVariantProps): Pretty<Record<CallToActionSlot, string>>
  raw: (props?: CallToActionVariantProps) => CallToActionVariantProps
  variantMap: CallToActionVariantMap
  variantKeys: Array<keyof CallToActionVariant>
  splitVariantProps<Props extends CallToActionVariantProps>(props: Props): [CallToActionVariantProps, Pretty<DistributiveOmit<Props, keyof CallToActionVariantProps>>]
  getVariantProps: (props?: CallToActionVariantProps) => CallToActionVariantProps
}


export declare const callToAction: CallToActionRecipe