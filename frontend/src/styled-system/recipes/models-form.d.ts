type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ModelsFormVariant {
  
}

type ModelsFormVariantMap = {
  [key in keyof ModelsFormVariant]: Array<ModelsFormVariant[key]>
}

type ModelsFormSlot = "root" | "summary" | "chosen" | "order" | "columns" | "done"

export type ModelsFormVariantProps = {
  [key in keyof ModelsFormVariant]?: ConditionalValue<ModelsFormVariant[key]> | undefined
}

export interface ModelsFormRecipe {
  __slot: ModelsFormSlot
  __type: ModelsFormVariantProps
  (props?: ModelsFormVariantProps): Pretty<Record<ModelsFormSlot, string>>
  raw: (props?: ModelsFormVariantProps) => ModelsFormVariantProps
  variantMap: ModelsFormVariantMap
  variantKeys: Array<keyof ModelsFormVariant>
  splitVariantProps<Props extends ModelsFormVariantProps>(props: Props): [ModelsFormVariantProps, Pretty<DistributiveOmit<Props, keyof ModelsFormVariantProps>>]
  getVariantProps: (props?: ModelsFormVariantProps) => ModelsFormVariantProps
}


export declare const modelsForm: ModelsFormRecipe