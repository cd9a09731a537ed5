type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SuggestionsVariant {
  
}

type SuggestionsVariantMap = {
  [key in keyof SuggestionsVariant]: Array<SuggestionsVariant[key]>
}

type SuggestionsSlot = "list" | "option" | "kind" | "figure"

export type SuggestionsVariantProps = {
  [key in keyof SuggestionsVariant]?: ConditionalValue<SuggestionsVariant[key]> | undefined
}

export interface SuggestionsRecipe {
  __slot: SuggestionsSlot
  __type: SuggestionsVariantProps
  (props?: SuggestionsVariantProps): Pretty<Record<SuggestionsSlot, string>>
  raw: (props?: SuggestionsVariantProps) => SuggestionsVariantProps
  variantMap: SuggestionsVariantMap
  variantKeys: Array<keyof SuggestionsVariant>
  splitVariantProps<Props extends SuggestionsVariantProps>(props: Props): [SuggestionsVariantProps, Pretty<DistributiveOmit<Props, keyof SuggestionsVariantProps>>]
  getVariantProps: (props?: SuggestionsVariantProps) => SuggestionsVariantProps
}


export declare const suggestions: SuggestionsRecipe