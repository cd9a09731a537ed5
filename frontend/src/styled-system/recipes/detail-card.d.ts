type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface DetailCardVariant {
  
}

type DetailCardVariantMap = {
  [key in keyof DetailCardVariant]: Array<DetailCardVariant[key]>
}

type DetailCardSlot = "root" | "heading" | "table"

export type DetailCardVariantProps = {
  [key in keyof DetailCardVariant]?: ConditionalValue<DetailCardVariant[key]> | undefined
}

export interface DetailCardRecipe {
  __slot: DetailCardSlot
  __type: DetailCardVariantProps
  (props?: DetailCardVariantProps): Pretty<Record<DetailCardSlot, string>>
  raw: (props?: DetailCardVariantProps) => DetailCardVariantProps
  variantMap: DetailCardVariantMap
  variantKeys: Array<keyof DetailCardVariant>
  splitVariantProps<Props extends DetailCardVariantProps>(props: Props): [DetailCardVariantProps, Pretty<DistributiveOmit<Props, keyof DetailCardVariantProps>>]
  getVariantProps: (props?: DetailCardVariantProps) => DetailCardVariantProps
}


export declare const detailCard: DetailCardRecipe