type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ModelsPageVariant {
  
}

type ModelsPageVariantMap = {
  [key in keyof ModelsPageVariant]: Array<ModelsPageVariant[key]>
}

type ModelsPageSlot = "root" | "found" | "tools" | "count" | "file"

export type ModelsPageVariantProps = {
  [key in keyof ModelsPageVariant]?: ConditionalValue<ModelsPageVariant[key]> | undefined
}

export interface ModelsPageRecipe {
  __slot: ModelsPageSlot
  __type: ModelsPageVariantProps
  (props?: ModelsPageVariantProps): Pretty<Record<ModelsPageSlot, string>>
  raw: (props?: ModelsPageVariantProps) => ModelsPageVariantProps
  variantMap: ModelsPageVariantMap
  variantKeys: Array<keyof ModelsPageVariant>
  splitVariantProps<Props extends ModelsPageVariantProps>(props: Props): [ModelsPageVariantProps, Pretty<DistributiveOmit<Props, keyof ModelsPageVariantProps>>]
  getVariantProps: (props?: ModelsPageVariantProps) => ModelsPageVariantProps
}


export declare const modelsPage: ModelsPageRecipe