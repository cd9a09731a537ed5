type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never

interface ListToolsVariant {
  
}

type ListToolsVariantMap = {
  [key in keyof ListToolsVariant]: Array<ListToolsVariant[key]>
}

type ListToolsSlot = "root" | "search"

export type ListToolsVariantProps = {
  [key in keyof ListToolsVariant]?: ConditionalValue<ListToolsVariant[key]> | undefined
}

export interface ListToolsRecipe {
  __slot: ListToolsSlot
  __type: ListToolsVariantProps
  (props?: ListToolsVariantProps): Pretty<Record<ListToolsSlot, string>>
  raw: (props?: ListToolsVariantProps) => ListToolsVariantProps
  variantMap: ListToolsVariantMap
  variantKeys: Array<keyof ListToolsVariant>
  splitVariantProps<Props extends ListToolsVariantProps>(props: Props): [ListToolsVariantProps, Pretty<DistributiveOmit<Props, keyof ListToolsVariantProps>>]
  getVariantProps: (props?: ListToolsVariantProps) => ListToolsVariantProps
}


export declare const listTools: ListToolsRecipe