type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ChooserNoteVariant {
  
}

type ChooserNoteVariantMap = {
  [key in keyof ChooserNoteVariant]: Array<ChooserNoteVariant[key]>
}



export type ChooserNoteVariantProps = {
  [key in keyof ChooserNoteVariant]?: ConditionalValue<ChooserNoteVariant[key]> | undefined
}

export interface ChooserNoteRecipe {
  
  __type: ChooserNoteVariantProps
  (props?: ChooserNoteVariantProps): string
  raw: (props?: ChooserNoteVariantProps) => ChooserNoteVariantProps
  variantMap: ChooserNoteVariantMap
  variantKeys: Array<keyof ChooserNoteVariant>
  splitVariantProps<Props extends ChooserNoteVariantProps>(props: Props): [ChooserNoteVariantProps, Pretty<DistributiveOmit<Props, keyof ChooserNoteVariantProps>>]
  getVariantProps: (props?: ChooserNoteVariantProps) => ChooserNoteVariantProps
}


export declare const chooserNote: ChooserNoteRecipe