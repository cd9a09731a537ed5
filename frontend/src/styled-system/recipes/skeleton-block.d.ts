type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface SkeletonBlockVariant {
  
}

type SkeletonBlockVariantMap = {
  [key in keyof SkeletonBlockVariant]: Array<SkeletonBlockVariant[key]>
}



export type SkeletonBlockVariantProps = {
  [key in keyof SkeletonBlockVariant]?: ConditionalValue<SkeletonBlockVariant[key]> | undefined
}

export interface SkeletonBlockRecipe {
  
  __type: SkeletonBlockVariantProps
  (props?: SkeletonBlockVariantProps): string
  raw: (props?: SkeletonBlockVariantProps) => SkeletonBlockVariantProps
  variantMap: SkeletonBlockVariantMap
  variantKeys: Array<keyof SkeletonBlockVariant>
  splitVariantProps<Props extends SkeletonBlockVariantProps>(props: Props): [SkeletonBlockVariantProps, Pretty<DistributiveOmit<Props, keyof SkeletonBlockVariantProps>>]
  getVariantProps: (props?: SkeletonBlockVariantProps) => SkeletonBlockVariantProps
}


export declare const skeletonBlock: SkeletonBlockRecipe