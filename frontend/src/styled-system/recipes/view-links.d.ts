type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ViewLinksVariant {
  
}

type ViewLinksVariantMap = {
  [key in keyof ViewLinksVariant]: Array<ViewLinksVariant[key]>
}

type ViewLinksSlot = "root" | "view"

export type ViewLinksVariantProps = {
  [key in keyof ViewLinksVariant]?: ConditionalValue<ViewLinksVariant[key]> | undefined
}

export interface ViewLinksRecipe {
  __slot: ViewLinksSlot
  __type: ViewLinksVariantProps
  (props?: ViewLinksVariantProps): Pretty<Record<ViewLinksSlot, string>>
  raw: (props?: ViewLinksVariantProps) => ViewLinksVariantProps
  variantMap: ViewLinksVariantMap
  variantKeys: Array<keyof ViewLinksVariant>
  splitVariantProps<Props extends ViewLinksVariantProps>(props: Props): [ViewLinksVariantProps, Pretty<DistributiveOmit<Props, keyof ViewLinksVariantProps>>]
  getVariantProps: (props?: ViewLinksVariantProps) => ViewLinksVariantProps
}


export declare const viewLinks: ViewLinksRecipe