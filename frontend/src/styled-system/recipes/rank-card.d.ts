type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RankCardVariant {
  
}

type RankCardVariantMap = {
  [key in keyof RankCardVariant]: Array<RankCardVariant[key]>
}

type RankCardSlot = "root" | "rank" | "number" | "uncertain" | "standing" | "likely" | "media" | "mediaLink" | "identity" | "name" | "meta" | "price" | "badge" | "repeatedDate" | "score" | "scoreRow" | "scoreValue" | "reviews" | "footer" | "actions" | "details" | "compare"

export type RankCardVariantProps = {
  [key in keyof RankCardVariant]?: ConditionalValue<RankCardVariant[key]> | undefined
}

export interface RankCardRecipe {
  __slot: RankCardSlot
  __type: RankCardVariantProps
  (props?: RankCardVariantProps): Pretty<Record<RankCardSlot, string>>
  raw: (props?: RankCardVariantProps) => RankCardVariantProps
  variantMap: RankCardVariantMap
  variantKeys: Array<keyof RankCardVariant>
  splitVariantProps<Props extends RankCardVariantProps>(props: Props): [RankCardVariantProps, Pretty<DistributiveOmit<Props, keyof RankCardVariantProps>>]
  getVariantProps: (props?: RankCardVariantProps) => RankCardVariantProps
}


export declare const rankCard: RankCardRecipe