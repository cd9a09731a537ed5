type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface AuthVariant {
  
}

type AuthVariantMap = {
  [key in keyof AuthVariant]: Array<AuthVariant[key]>
}

type AuthSlot = "root" | "title" | "tabs" | "form" | "body" | "waiting" | "layers" | "alternative" | "details" | "pair" | "aside" | "scene" | "appliance" | "tall" | "drawing" | "floor" | "asideTitle" | "entry" | "term" | "meaning"

export type AuthVariantProps = {
  [key in keyof AuthVariant]?: ConditionalValue<AuthVariant[key]> | undefined
}

export interface AuthRecipe {
  __slot: AuthSlot
  __type: AuthVariantProps
  (props?: AuthVariantProps): Pretty<Record<AuthSlot, string>>
  raw: (props?: AuthVariantProps) => AuthVariantProps
  variantMap: AuthVariantMap
  variantKeys: Array<keyof AuthVariant>
  splitVariantProps<Props extends AuthVariantProps>(props: Props): [AuthVariantProps, Pretty<DistributiveOmit<Props, keyof AuthVariantProps>>]
  getVariantProps: (props?: AuthVariantProps) => AuthVariantProps
}


export declare const auth: AuthRecipe