type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface MediaSectionVariant {
  
}

type MediaSectionVariantMap = {
  [key in keyof MediaSectionVariant]: Array<MediaSectionVariant[key]>
}

type MediaSectionSlot = "root" | "gallery" | "tile" | "tileActions" | "icon" | "next" | "warnings"

export type MediaSectionVariantProps = {
  [key in keyof MediaSectionVariant]?: ConditionalValue<MediaSectionVariant[key]> | undefined
}

export interface MediaSectionRecipe {
  __slot: MediaSectionSlot
  __type: MediaSectionVariantProps
  (props?: MediaSectionVariantProps): Pretty<Record<MediaSectionSlot, string>>
  raw: (props?: MediaSectionVariantProps) => MediaSectionVariantProps
  variantMap: MediaSectionVariantMap
  variantKeys: Array<keyof MediaSectionVariant>
  splitVariantProps<Props extends MediaSectionVariantProps>(props: Props): [MediaSectionVariantProps, Pretty<DistributiveOmit<Props, keyof MediaSectionVariantProps>>]
  getVariantProps: (props?: MediaSectionVariantProps) => MediaSectionVariantProps
}


export declare const mediaSection: MediaSectionRecipe