type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface NavMenuVariant {
  
}

type NavMenuVariantMap = {
  [key in keyof NavMenuVariant]: Array<NavMenuVariant[key]>
}

type NavMenuSlot = "root" | "panel" | "drawing" | "note"

export type NavMenuVariantProps = {
  [key in keyof NavMenuVariant]?: ConditionalValue<NavMenuVariant[key]> | undefined
}

export interface NavMenuRecipe {
  __slot: NavMenuSlot
  __type: NavMenuVariantProps
  (props?: NavMenuVariantProps): Pretty<Record<NavMenuSlot, string>>
  raw: (props?: NavMenuVariantProps) => NavMenuVariantProps
  variantMap: NavMenuVariantMap
  variantKeys: Array<keyof NavMenuVariant>
  splitVariantProps<Props extends NavMenuVariantProps>(props: Props): [NavMenuVariantProps, Pretty<DistributiveOmit<Props, keyof NavMenuVariantProps>>]
  getVariantProps: (props?: NavMenuVariantProps) => NavMenuVariantProps
}


export declare const navMenu: NavMenuRecipe