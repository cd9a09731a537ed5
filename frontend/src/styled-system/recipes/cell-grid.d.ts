type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface CellGridVariant {
  
}

type CellGridVariantMap = {
  [key in keyof CellGridVariant]: Array<CellGridVariant[key]>
}

type CellGridSlot = "pane" | "text" | "error"

export type CellGridVariantProps = {
  [key in keyof CellGridVariant]?: ConditionalValue<CellGridVariant[key]> | undefined
}

export interface CellGridRecipe {
  __slot: CellGridSlot
  __type: CellGridVariantProps
  (props?: CellGridVariantProps): Pretty<Record<CellGridSlot, string>>
  raw: (props?: CellGridVariantProps) => CellGridVariantProps
  variantMap: CellGridVariantMap
  variantKeys: Array<keyof CellGridVariant>
  splitVariantProps<Props extends CellGridVariantProps>(props: Props): [CellGridVariantProps, Pretty<DistributiveOmit<Props, keyof CellGridVariantProps>>]
  getVariantProps: (props?: CellGridVariantProps) => CellGridVariantProps
}


export declare const cellGrid: CellGridRecipe