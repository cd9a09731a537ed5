type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ModelsTableVariant {
  
}

type ModelsTableVariantMap = {
  [key in keyof ModelsTableVariant]: Array<ModelsTableVariant[key]>
}

type ModelsTableSlot = "region" | "table" | "brand"

export type ModelsTableVariantProps = {
  [key in keyof ModelsTableVariant]?: ConditionalValue<ModelsTableVariant[key]> | undefined
}

export interface ModelsTableRecipe {
  __slot: ModelsTableSlot
  __type: ModelsTableVariantProps
  (props?: ModelsTableVariantProps): Pretty<Record<ModelsTableSlot, string>>
  raw: (props?: ModelsTableVariantProps) => ModelsTableVariantProps
  variantMap: ModelsTableVariantMap
  variantKeys: Array<keyof ModelsTableVariant>
  splitVariantProps<Props extends ModelsTableVariantProps>(props: Props): [ModelsTableVariantProps, Pretty<DistributiveOmit<Props, keyof ModelsTableVariantProps>>]
  getVariantProps: (props?: ModelsTableVariantProps) => ModelsTableVariantProps
}


export declare const modelsTable: ModelsTableRecipe