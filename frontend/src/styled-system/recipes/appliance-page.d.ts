type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface AppliancePageVariant {
  
}

type AppliancePageVariantMap = {
  [key in keyof AppliancePageVariant]: Array<AppliancePageVariant[key]>
}

type AppliancePageSlot = "model" | "facts" | "answer" | "grid" | "column"

export type AppliancePageVariantProps = {
  [key in keyof AppliancePageVariant]?: ConditionalValue<AppliancePageVariant[key]> | undefined
}

export interface AppliancePageRecipe {
  __slot: AppliancePageSlot
  __type: AppliancePageVariantProps
  (props?: AppliancePageVariantProps): Pretty<Record<AppliancePageSlot, string>>
  raw: (props?: AppliancePageVariantProps) => AppliancePageVariantProps
  variantMap: AppliancePageVariantMap
  variantKeys: Array<keyof AppliancePageVariant>
  splitVariantProps<Props extends AppliancePageVariantProps>(props: Props): [AppliancePageVariantProps, Pretty<DistributiveOmit<Props, keyof AppliancePageVariantProps>>]
  getVariantProps: (props?: AppliancePageVariantProps) => AppliancePageVariantProps
}


export declare const appliancePage: AppliancePageRecipe