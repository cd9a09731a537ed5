type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SampleNoticeVariant {
  
}

type SampleNoticeVariantMap = {
  [key in keyof SampleNoticeVariant]: Array<SampleNoticeVariant[key]>
}



export type SampleNoticeVariantProps = {
  [key in keyof SampleNoticeVariant]?: ConditionalValue<SampleNoticeVariant[key]> | undefined
}

export interface SampleNoticeRecipe {
  
  __type: SampleNoticeVariantProps
  (props?: SampleNoticeVariantProps): string
  raw: (props?: SampleNoticeVariantProps) => SampleNoticeVariantProps
  variantMap: SampleNoticeVariantMap
  variantKeys: Array<keyof SampleNoticeVariant>
  splitVariantProps<Props extends SampleNoticeVariantProps>(props: Props): [SampleNoticeVariantProps, Pretty<DistributiveOmit<Props, keyof SampleNoticeVariantProps>>]
  getVariantProps: (props?: SampleNoticeVariantProps) => SampleNoticeVariantProps
}


export declare const sampleNotice: SampleNoticeRecipe