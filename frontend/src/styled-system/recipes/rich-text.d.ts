type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RichTextVariant {
  
}

type RichTextVariantMap = {
  [key in keyof RichTextVariant]: Array<RichTextVariant[key]>
}

type RichTextSlot = "root" | "toolbar" | "tool" | "gap" | "panel" | "models" | "model" | "modelName" | "photos" | "photo" | "progress" | "page"

export type RichTextVariantProps = {
  [key in keyof RichTextVariant]?: ConditionalValue<RichTextVariant[key]> | undefined
}

export interface RichTextRecipe {
  __slot: RichTextSlot
  __type: RichTextVariantProps
  (props?: RichTextVariantProps): Pretty<Record<RichTextSlot, string>>
  raw: (props?: RichTextVariantProps) => RichTextVariantProps
  variantMap: RichTextVariantMap
  variantKeys: Array<keyof RichTextVariant>
  splitVariantProps<Props extends RichTextVariantProps>(props: Props): [RichTextVariantProps, Pretty<DistributiveOmit<Props, keyof RichTextVariantProps>>]
  getVariantProps: (props?: RichTextVariantProps) => RichTextVariantProps
}


export declare const richText: RichTextRecipe