type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface OpenMatchesVariant {
  
}

type OpenMatchesVariantMap = {
  [key in keyof OpenMatchesVariant]: Array<OpenMatchesVariant[key]>
}

type OpenMatchesSlot = "root" | "name" | "choices" | "choice"

export type OpenMatchesVariantProps = {
  [key in keyof OpenMatchesVariant]?: ConditionalValue<OpenMatchesVariant[key]> | undefined
}

export interface OpenMatchesRecipe {
  __slot: OpenMatchesSlot
  __type: OpenMatchesVariantProps
  (props?: OpenMatchesVariantProps): Pretty<Record<OpenMatchesSlot, string>>
  raw: (props?: OpenMatchesVariantProps) => OpenMatchesVariantProps
  variantMap: OpenMatchesVariantMap
  variantKeys: Array<keyof OpenMatchesVariant>
  splitVariantProps<Props extends OpenMatchesVariantProps>(props: Props): [OpenMatchesVariantProps, Pretty<DistributiveOmit<Props, keyof OpenMatchesVariantProps>>]
  getVariantProps: (props?: OpenMatchesVariantProps) => OpenMatchesVariantProps
}


export declare const openMatches: OpenMatchesRecipe