type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface EvidenceLabelVariant {
  
}

type EvidenceLabelVariantMap = {
  [key in keyof EvidenceLabelVariant]: Array<EvidenceLabelVariant[key]>
}

type EvidenceLabelSlot = "root" | "strokes"

export type EvidenceLabelVariantProps = {
  [key in keyof EvidenceLabelVariant]?: ConditionalValue<EvidenceLabelVariant[key]> | undefined
}

export interface EvidenceLabelRecipe {
  __slot: EvidenceLabelSlot
  __type: EvidenceLabelVariantProps
  (props?: EvidenceLabelVariantProps): Pretty<Record<EvidenceLabelSlot, string>>
  raw: (props?: EvidenceLabelVariantProps) => EvidenceLabelVariantProps
  variantMap: EvidenceLabelVariantMap
  variantKeys: Array<keyof EvidenceLabelVariant>
  splitVariantProps<Props extends EvidenceLabelVariantProps>(props: Props): [EvidenceLabelVariantProps, Pretty<DistributiveOmit<Props, keyof EvidenceLabelVariantProps>>]
  getVariantProps: (props?: EvidenceLabelVariantProps) => EvidenceLabelVariantProps
}


export declare const evidenceLabel: EvidenceLabelRecipe