type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface RetailerReviewsVariant {
  
}

type RetailerReviewsVariantMap = {
  [key in keyof RetailerReviewsVariant]: Array<RetailerReviewsVariant[key]>
}

type RetailerReviewsSlot = "retailer" | "name" | "score" | "details" | "missing"

export type RetailerReviewsVariantProps = {
  [key in keyof RetailerReviewsVariant]?: ConditionalValue<RetailerReviewsVariant[key]> | undefined
}

export interface RetailerReviewsRecipe {
  __slot: RetailerReviewsSlot
  __type: RetailerReviewsVariantProps
  (props?: RetailerReviewsVariantProps): Pretty<Record<RetailerReviewsSlot, string>>
  raw: (props?: RetailerReviewsVariantProps) => RetailerReviewsVariantProps
  variantMap: RetailerReviewsVariantMap
  variantKeys: Array<keyof RetailerReviewsVariant>
  splitVariantProps<Props extends RetailerReviewsVariantProps>(props: Props): [RetailerReviewsVariantProps, Pretty<DistributiveOmit<Props, keyof RetailerReviewsVariantProps>>]
  getVariantProps: (props?: RetailerReviewsVariantProps) => RetailerReviewsVariantProps
}


export declare const retailerReviews: RetailerReviewsRecipe