type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SectionVariant {
  
}

type SectionVariantMap = {
  [key in keyof SectionVariant]: Array<SectionVariant[key]>
}



export type SectionVariantProps = {
  [key in keyof SectionVariant]?: ConditionalValue<SectionVariant[key]> | undefined
}

export interface SectionRecipe {
  
  __type: SectionVariantProps
  (props?: SectionVariantProps): string
  raw: (props?: SectionVariantProps) => SectionVariantProps
  variantMap: SectionVariantMap
  variantKeys: Array<keyof SectionVariant>
  splitVariantProps<Props extends SectionVariantProps>(props: Props): [SectionVariantProps, Pretty<DistributiveOmit<Props, keyof SectionVariantProps>>]
  getVariantProps: (props?: SectionVariantProps) => SectionVariantProps
}


export declare const section: SectionRecipe