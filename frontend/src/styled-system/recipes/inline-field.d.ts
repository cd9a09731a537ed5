type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface InlineFieldVariant {
  
}

type InlineFieldVariantMap = {
  [key in keyof InlineFieldVariant]: Array<InlineFieldVariant[key]>
}

type InlineFieldSlot = "root" | "label" | "select"

export type InlineFieldVariantProps = {
  [key in keyof InlineFieldVariant]?: ConditionalValue<InlineFieldVariant[key]> | undefined
}

export interface InlineFieldRecipe {
  __slot: InlineFieldSlot
  __type: InlineFieldVariantProps
  (props?: InlineFieldVariantProps): Pretty<Record<InlineFieldSlot, string>>
  raw: (props?: InlineFieldVariantProps) => InlineFieldVariantProps
  variantMap: InlineFieldVariantMap
  variantKeys: Array<keyof InlineFieldVariant>
  splitVariantProps<Props extends InlineFieldVariantProps>(props: Props): [InlineFieldVariantProps, Pretty<DistributiveOmit<Props, keyof InlineFieldVariantProps>>]
  getVariantProps: (props?: InlineFieldVariantProps) => InlineFieldVariantProps
}


export declare const inlineField: InlineFieldRecipe