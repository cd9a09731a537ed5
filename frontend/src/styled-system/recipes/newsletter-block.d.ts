type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface NewsletterBlockVariant {
  
}

type NewsletterBlockVariantMap = {
  [key in keyof NewsletterBlockVariant]: Array<NewsletterBlockVariant[key]>
}

type NewsletterBlockSlot = "root" | "text" | "open" | "form"

export type NewsletterBlockVariantProps = {
  [key in keyof NewsletterBlockVariant]?: ConditionalValue<NewsletterBlockVariant[key]> | undefined
}

export interface NewsletterBlockRecipe {
  __slot: NewsletterBlockSlot
  __type: NewsletterBlockVariantProps
  (props?: NewsletterBlockVariantProps): Pretty<Record<NewsletterBlockSlot, string>>
  raw: (props?: NewsletterBlockVariantProps) => NewsletterBlockVariantProps
  variantMap: NewsletterBlockVariantMap
  variantKeys: Array<keyof NewsletterBlockVariant>
  splitVariantProps<Props extends NewsletterBlockVariantProps>(props: Props): [NewsletterBlockVariantProps, Pretty<DistributiveOmit<Props, keyof NewsletterBlockVariantProps>>]
  getVariantProps: (props?: NewsletterBlockVariantProps) => NewsletterBlockVariantProps
}


export declare const newsletterBlock: NewsletterBlockRecipe