type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ListEvidenceVariant {
  
}

type ListEvidenceVariantMap = {
  [key in keyof ListEvidenceVariant]: Array<ListEvidenceVariant[key]>
}

type ListEvidenceSlot = "root" | "fact" | "couldBeBest"

export type ListEvidenceVariantProps = {
  [key in keyof ListEvidenceVariant]?: ConditionalValue<ListEvidenceVariant[key]> | undefined
}

export interface ListEvidenceRecipe {
  __slot: ListEvidenceSlot
  __type: ListEvidenceVariantProps
  (props?: ListEvidenceVariantProps): Pretty<Record<ListEvidenceSlot, string>>
  raw: (props?: ListEvidenceVariantProps) => ListEvidenceVariantProps
  variantMap: ListEvidenceVariantMap
  variantKeys: Array<keyof ListEvidenceVariant>
  splitVariantProps<Props extends ListEvidenceVariantProps>(props: Props): [ListEvidenceVariantProps, Pretty<DistributiveOmit<Props, keyof ListEvidenceVariantProps>>]
  getVariantProps: (props?: ListEvidenceVariantProps) => ListEvidenceVariantProps
}


export declare const listEvidence: ListEvidenceRecipe