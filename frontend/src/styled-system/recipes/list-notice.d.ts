type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ListNoticeVariant {
  
}

type ListNoticeVariantMap = {
  [key in keyof ListNoticeVariant]: Array<ListNoticeVariant[key]>
}

type ListNoticeSlot = "text" | "priceLinks"

export type ListNoticeVariantProps = {
  [key in keyof ListNoticeVariant]?: ConditionalValue<ListNoticeVariant[key]> | undefined
}

export interface ListNoticeRecipe {
  __slot: ListNoticeSlot
  __type: ListNoticeVariantProps
  (props?: ListNoticeVariantProps): Pretty<Record<ListNoticeSlot, string>>
  raw: (props?: ListNoticeVariantProps) => ListNoticeVariantProps
  variantMap: ListNoticeVariantMap
  variantKeys: Array<keyof ListNoticeVariant>
  splitVariantProps<Props extends ListNoticeVariantProps>(props: Props): [ListNoticeVariantProps, Pretty<DistributiveOmit<Props, keyof ListNoticeVariantProps>>]
  getVariantProps: (props?: ListNoticeVariantProps) => ListNoticeVariantProps
}


export declare const listNotice: ListNoticeRecipe