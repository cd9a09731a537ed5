type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface StateCardVariant {
  
}

type StateCardVariantMap = {
  [key in keyof StateCardVariant]: Array<StateCardVariant[key]>
}

type StateCardSlot = "root" | "head" | "place" | "title" | "cities" | "city" | "name" | "rating"

export type StateCardVariantProps = {
  [key in keyof StateCardVariant]?: ConditionalValue<StateCardVariant[key]> | undefined
}

export interface StateCardRecipe {
  __slot: StateCardSlot
  __type: StateCardVariantProps
  (props?: StateCardVariantProps): Pretty<Record<StateCardSlot, string>>
  raw: (props?: StateCardVariantProps) => StateCardVariantProps
  variantMap: StateCardVariantMap
  variantKeys: Array<keyof StateCardVariant>
  splitVariantProps<Props extends StateCardVariantProps>(props: Props): [StateCardVariantProps, Pretty<DistributiveOmit<Props, keyof StateCardVariantProps>>]
  getVariantProps: (props?: StateCardVariantProps) => StateCardVariantProps
}


export declare const stateCard: StateCardRecipe