type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface VariantCardVariant {
  
}

type VariantCardVariantMap = {
  [key in keyof VariantCardVariant]: Array<VariantCardVariant[key]>
}

type VariantCardSlot = "root" | "rank" | "number" | "uncertain" | "standing" | "picture" | "media" | "mediaLink" | "identity" | "name" | "price" | "score" | "scoreRow" | "scoreValue" | "shared" | "opened" | "evidence" | "likely" | "footer" | "actions" | "details" | "compare"

export type VariantCardVariantProps = {
  [key in keyof VariantCardVariant]?: ConditionalValue<VariantCardVariant[key]> | undefined
}

export interface VariantCardRecipe {
  __slot: VariantCardSlot
  __type: VariantCardVariantProps
  (props?: VariantCardVariantProps): Pretty<Record<VariantCardSlot, string>>
  raw: (props?: VariantCardVariantProps) => VariantCardVariantProps
  variantMap: VariantCardVariantMap
  variantKeys: Array<keyof VariantCardVariant>
  splitVariantProps<Props extends VariantCardVariantProps>(props: Props): [VariantCardVariantProps, Pretty<DistributiveOmit<Props, keyof VariantCardVariantProps>>]
  getVariantProps: (props?: VariantCardVariantProps) => VariantCardVariantProps
}


export declare const variantCard: VariantCardRecipe