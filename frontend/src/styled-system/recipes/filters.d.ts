type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface FiltersVariant {
  
}

type FiltersVariantMap = {
  [key in keyof FiltersVariant]: Array<FiltersVariant[key]>
}

type FiltersSlot = "root" | "form" | "group" | "legend" | "long" | "hint" | "choice" | "count" | "bands" | "band" | "bounds" | "bound" | "input" | "select" | "chosen" | "chip" | "all"

export type FiltersVariantProps = {
  [key in keyof FiltersVariant]?: ConditionalValue<FiltersVariant[key]> | undefined
}

export interface FiltersRecipe {
  __slot: FiltersSlot
  __type: FiltersVariantProps
  (props?: FiltersVariantProps): Pretty<Record<FiltersSlot, string>>
  raw: (props?: FiltersVariantProps) => FiltersVariantProps
  variantMap: FiltersVariantMap
  variantKeys: Array<keyof FiltersVariant>
  splitVariantProps<Props extends FiltersVariantProps>(props: Props): [FiltersVariantProps, Pretty<DistributiveOmit<Props, keyof FiltersVariantProps>>]
  getVariantProps: (props?: FiltersVariantProps) => FiltersVariantProps
}


export declare const filters: FiltersRecipe