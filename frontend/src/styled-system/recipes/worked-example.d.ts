type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface WorkedExampleVariant {
  
}

type WorkedExampleVariantMap = {
  [key in keyof WorkedExampleVariant]: Array<WorkedExampleVariant[key]>
}

type WorkedExampleSlot = "root" | "head" | "name" | "score" | "shares" | "share" | "sum"

export type WorkedExampleVariantProps = {
  [key in keyof WorkedExampleVariant]?: ConditionalValue<WorkedExampleVariant[key]> | undefined
}

export interface WorkedExampleRecipe {
  __slot: WorkedExampleSlot
  __type: WorkedExampleVariantProps
  (props?: WorkedExampleVariantProps): Pretty<Record<WorkedExampleSlot, string>>
  raw: (props?: WorkedExampleVariantProps) => WorkedExampleVariantProps
  variantMap: WorkedExampleVariantMap
  variantKeys: Array<keyof WorkedExampleVariant>
  splitVariantProps<Props extends WorkedExampleVariantProps>(props: Props): [WorkedExampleVariantProps, Pretty<DistributiveOmit<Props, keyof WorkedExampleVariantProps>>]
  getVariantProps: (props?: WorkedExampleVariantProps) => WorkedExampleVariantProps
}


export declare const workedExample: WorkedExampleRecipe