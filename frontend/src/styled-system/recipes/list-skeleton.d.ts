type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ListSkeletonVariant {
  
}

type ListSkeletonVariantMap = {
  [key in keyof ListSkeletonVariant]: Array<ListSkeletonVariant[key]>
}

type ListSkeletonSlot = "root"

export type ListSkeletonVariantProps = {
  [key in keyof ListSkeletonVariant]?: ConditionalValue<ListSkeletonVariant[key]> | undefined
}

export interface ListSkeletonRecipe {
  __slot: ListSkeletonSlot
  __type: ListSkeletonVariantProps
  (props?: ListSkeletonVariantProps): Pretty<Record<ListSkeletonSlot, string>>
  raw: (props?: ListSkeletonVariantProps) => ListSkeletonVariantProps
  variantMap: ListSkeletonVariantMap
  variantKeys: Array<keyof ListSkeletonVariant>
  splitVariantProps<Props extends ListSkeletonVariantProps>(props: Props): [ListSkeletonVariantProps, Pretty<DistributiveOmit<Props, keyof ListSkeletonVariantProps>>]
  getVariantProps: (props?: ListSkeletonVariantProps) => ListSkeletonVariantProps
}


export declare const listSkeleton: ListSkeletonRecipe