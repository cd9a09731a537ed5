type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface MediaVariant {
  
}

type MediaVariantMap = {
  [key in keyof MediaVariant]: Array<MediaVariant[key]>
}

type MediaSlot = "frame" | "drawing"

export type MediaVariantProps = {
  [key in keyof MediaVariant]?: ConditionalValue<MediaVariant[key]> | undefined
}

export interface MediaRecipe {
  __slot: MediaSlot
  __type: MediaVariantProps
  (props?: MediaVariantProps): Pretty<Record<MediaSlot, string>>
  raw: (props?: MediaVariantProps) => MediaVariantProps
  variantMap: MediaVariantMap
  variantKeys: Array<keyof MediaVariant>
  splitVariantProps<Props extends MediaVariantProps>(props: Props): [MediaVariantProps, Pretty<DistributiveOmit<Props, keyof MediaVariantProps>>]
  getVariantProps: (props?: MediaVariantProps) => MediaVariantProps
}


export declare const media: MediaRecipe