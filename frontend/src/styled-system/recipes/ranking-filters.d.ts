type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RankingFiltersVariant {
  
}

type RankingFiltersVariantMap = {
  [key in keyof RankingFiltersVariant]: Array<RankingFiltersVariant[key]>
}



export type RankingFiltersVariantProps = {
  [key in keyof RankingFiltersVariant]?: ConditionalValue<RankingFiltersVariant[key]> | undefined
}

export interface RankingFiltersRecipe {
  
  __type: RankingFiltersVariantProps
  (props?: RankingFiltersVariantProps): string
  raw: (props?: RankingFiltersVariantProps) => RankingFiltersVariantProps
  variantMap: RankingFiltersVariantMap
  variantKeys: Array<keyof RankingFiltersVariant>
  splitVariantProps<Props extends RankingFiltersVariantProps>(props: Props): [RankingFiltersVariantProps, Pretty<DistributiveOmit<Props, keyof RankingFiltersVariantProps>>]
  getVariantProps: (props?: RankingFiltersVariantProps) => RankingFiltersVariantProps
}


export declare const rankingFilters: RankingFiltersRecipe