type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SectionHeadVariant {
  
}

type SectionHeadVariantMap = {
  [key in keyof SectionHeadVariant]: Array<SectionHeadVariant[key]>
}



export type SectionHeadVariantProps = {
  [key in keyof SectionHeadVariant]?: ConditionalValue<SectionHeadVariant[key]> | undefined
}

export interface SectionHeadRecipe {
  
  __type: SectionHeadVariantProps
  (props?: SectionHeadVariantProps): string
  raw: (props?: SectionHeadVariantProps) => SectionHeadVariantProps
  variantMap: SectionHeadVariantMap
  variantKeys: Array<keyof SectionHeadVariant>
  splitVariantProps<Props extends SectionHeadVariantProps>(props: Props): [SectionHeadVariantProps, Pretty<DistributiveOmit<Props, keyof SectionHeadVariantProps>>]
  getVariantProps: (props?: SectionHeadVariantProps) => SectionHeadVariantProps
}


export declare const sectionHead: SectionHeadRecipe