type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface FooterVariant {
  
}

type FooterVariantMap = {
  [key in keyof FooterVariant]: Array<FooterVariant[key]>
}

type FooterSlot = "root" | "columns" | "about" | "name" | "independence" | "source" | "copyright"

export type FooterVariantProps = {
  [key in keyof FooterVariant]?: ConditionalValue<FooterVariant[key]> | undefined
}

export interface FooterRecipe {
  __slot: FooterSlot
  __type: FooterVariantProps
  (props?: FooterVariantProps): Pretty<Record<FooterSlot, string>>
  raw: (props?: FooterVariantProps) => FooterVariantProps
  variantMap: FooterVariantMap
  variantKeys: Array<keyof FooterVariant>
  splitVariantProps<Props extends FooterVariantProps>(props: Props): [FooterVariantProps, Pretty<DistributiveOmit<Props, keyof FooterVariantProps>>]
  getVariantProps: (props?: FooterVariantProps) => FooterVariantProps
}


export declare const footer: FooterRecipe