type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface HeroVariant {
  
}

type HeroVariantMap = {
  [key in keyof HeroVariant]: Array<HeroVariant[key]>
}

type HeroSlot = "root" | "content" | "text" | "eyebrow" | "heading" | "paragraph" | "button" | "scene" | "callout" | "line" | "dot" | "label" | "score" | "floor"

export type HeroVariantProps = {
  [key in keyof HeroVariant]?: ConditionalValue<HeroVariant[key]> | undefined
}

export interface HeroRecipe {
  __slot: HeroSlot
  __type: HeroVariantProps
  (props?: HeroVariantProps): Pretty<Record<HeroSlot, string>>
  raw: (props?: HeroVariantProps) => HeroVariantProps
  variantMap: HeroVariantMap
  variantKeys: Array<keyof HeroVariant>
  splitVariantProps<Props extends HeroVariantProps>(props: Props): [HeroVariantProps, Pretty<DistributiveOmit<Props, keyof HeroVariantProps>>]
  getVariantProps: (props?: HeroVariantProps) => HeroVariantProps
}


export declare const hero: HeroRecipe