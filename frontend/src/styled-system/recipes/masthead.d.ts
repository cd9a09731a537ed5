type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface MastheadVariant {
  
}

type MastheadVariantMap = {
  [key in keyof MastheadVariant]: Array<MastheadVariant[key]>
}

type MastheadSlot = "root" | "bar" | "brand" | "navigation" | "entry" | "spacer" | "search" | "icon" | "searchLink" | "theme" | "account" | "menu"

export type MastheadVariantProps = {
  [key in keyof MastheadVariant]?: ConditionalValue<MastheadVariant[key]> | undefined
}

export interface MastheadRecipe {
  __slot: MastheadSlot
  __type: MastheadVariantProps
  (props?: MastheadVariantProps): Pretty<Record<MastheadSlot, string>>
  raw: (props?: MastheadVariantProps) => MastheadVariantProps
  variantMap: MastheadVariantMap
  variantKeys: Array<keyof MastheadVariant>
  splitVariantProps<Props extends MastheadVariantProps>(props: Props): [MastheadVariantProps, Pretty<DistributiveOmit<Props, keyof MastheadVariantProps>>]
  getVariantProps: (props?: MastheadVariantProps) => MastheadVariantProps
}


export declare const masthead: MastheadRecipe