type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface MethodologyVariant {
  
}

type MethodologyVariantMap = {
  [key in keyof MethodologyVariant]: Array<MethodologyVariant[key]>
}

type MethodologySlot = "contents" | "contentsLink" | "topic" | "title" | "text" | "points" | "steps" | "table" | "wideTable" | "number"

export type MethodologyVariantProps = {
  [key in keyof MethodologyVariant]?: ConditionalValue<MethodologyVariant[key]> | undefined
}

export interface MethodologyRecipe {
  __slot: MethodologySlot
  __type: MethodologyVariantProps
  (props?: MethodologyVariantProps): Pretty<Record<MethodologySlot, string>>
  raw: (props?: MethodologyVariantProps) => MethodologyVariantProps
  variantMap: MethodologyVariantMap
  variantKeys: Array<keyof MethodologyVariant>
  splitVariantProps<Props extends MethodologyVariantProps>(props: Props): [MethodologyVariantProps, Pretty<DistributiveOmit<Props, keyof MethodologyVariantProps>>]
  getVariantProps: (props?: MethodologyVariantProps) => MethodologyVariantProps
}


export declare const methodology: MethodologyRecipe