type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface EditorVariant {
  
}

type EditorVariantMap = {
  [key in keyof EditorVariant]: Array<EditorVariant[key]>
}

type EditorSlot = "head" | "subject" | "body" | "fields" | "box" | "stack" | "pair" | "scores" | "retailer" | "differences" | "ticks" | "tick" | "actions"

export type EditorVariantProps = {
  [key in keyof EditorVariant]?: ConditionalValue<EditorVariant[key]> | undefined
}

export interface EditorRecipe {
  __slot: EditorSlot
  __type: EditorVariantProps
  (props?: EditorVariantProps): Pretty<Record<EditorSlot, string>>
  raw: (props?: EditorVariantProps) => EditorVariantProps
  variantMap: EditorVariantMap
  variantKeys: Array<keyof EditorVariant>
  splitVariantProps<Props extends EditorVariantProps>(props: Props): [EditorVariantProps, Pretty<DistributiveOmit<Props, keyof EditorVariantProps>>]
  getVariantProps: (props?: EditorVariantProps) => EditorVariantProps
}


export declare const editor: EditorRecipe