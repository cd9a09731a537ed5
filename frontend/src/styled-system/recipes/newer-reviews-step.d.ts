type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface NewerReviewsStepVariant {
  
}

type NewerReviewsStepVariantMap = {
  [key in keyof NewerReviewsStepVariant]: Array<NewerReviewsStepVariant[key]>
}



export type NewerReviewsStepVariantProps = {
  [key in keyof NewerReviewsStepVariant]?: ConditionalValue<NewerReviewsStepVariant[key]> | undefined
}

export interface NewerReviewsStepRecipe {
  
  __type: NewerReviewsStepVariantProps
  (props?: NewerReviewsStepVariantProps): string
  raw: (props?: NewerReviewsStepVariantProps) => NewerReviewsStepVariantProps
  variantMap: NewerReviewsStepVariantMap
  variantKeys: Array<keyof NewerReviewsStepVariant>
  splitVariantProps<Props extends NewerReviewsStepVariantProps>(props: Props): [NewerReviewsStepVariantProps, Pretty<DistributiveOmit<Props, keyof NewerReviewsStepVariantProps>>]
  getVariantProps: (props?: NewerReviewsStepVariantProps) => NewerReviewsStepVariantProps
}


export declare const newerReviewsStep: NewerReviewsStepRecipe