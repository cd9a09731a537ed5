type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface MovementVariant {
  direction: "up" | "down" | "new"
}

type MovementVariantMap = {
  [key in keyof MovementVariant]: Array<MovementVariant[key]>
}



export type MovementVariantProps = {
  [key in keyof MovementVariant]?: ConditionalValue<MovementVariant[key]> | undefined
}

export interface MovementRecipe {
  
  __type: MovementVariantProps
  (props?: MovementVariantProps): string
  raw: (props?: MovementVariantProps) => MovementVariantProps
  variantMap: MovementVariantMap
  variantKeys: Array<keyof MovementVariant>
  splitVariantProps<Props extends MovementVariantProps>(props: Props): [MovementVariantProps, Pretty<DistributiveOmit<Props, keyof MovementVariantProps>>]
  getVariantProps: (props?: MovementVariantProps) => MovementVariantProps
}


export declare const movement: MovementRecipe