type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SegmentVariant {
  
}

type SegmentVariantMap = {
  [key in keyof SegmentVariant]: Array<SegmentVariant[key]>
}

type SegmentSlot = "root" | "option"

export type SegmentVariantProps = {
  [key in keyof SegmentVariant]?: ConditionalValue<SegmentVariant[key]> | undefined
}

export interface SegmentRecipe {
  __slot: SegmentSlot
  __type: SegmentVariantProps
  (props?: SegmentVariantProps): Pretty<Record<SegmentSlot, string>>
  raw: (props?: SegmentVariantProps) => SegmentVariantProps
  variantMap: SegmentVariantMap
  variantKeys: Array<keyof SegmentVariant>
  splitVariantProps<Props extends SegmentVariantProps>(props: Props): [SegmentVariantProps, Pretty<DistributiveOmit<Props, keyof SegmentVariantProps>>]
  getVariantProps: (props?: SegmentVariantProps) => SegmentVariantProps
}


export declare const segment: SegmentRecipe