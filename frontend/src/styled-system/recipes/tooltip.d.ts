type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface TooltipVariant {
  
}

type TooltipVariantMap = {
  [key in keyof TooltipVariant]: Array<TooltipVariant[key]>
}

type TooltipSlot = "anchor" | "tip"

export type TooltipVariantProps = {
  [key in keyof TooltipVariant]?: ConditionalValue<TooltipVariant[key]> | undefined
}

export interface TooltipRecipe {
  __slot: TooltipSlot
  __type: TooltipVariantProps
  (props?: TooltipVariantProps): Pretty<Record<TooltipSlot, string>>
  raw: (props?: TooltipVariantProps) => TooltipVariantProps
  variantMap: TooltipVariantMap
  variantKeys: Array<keyof TooltipVariant>
  splitVariantProps<Props extends TooltipVariantProps>(props: Props): [TooltipVariantProps, Pretty<DistributiveOmit<Props, keyof TooltipVariantProps>>]
  getVariantProps: (props?: TooltipVariantProps) => TooltipVariantProps
}


export declare const tooltip: TooltipRecipe