import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const modelsTableDefaultVariants = {}
const modelsTableCompoundVariants = []

const modelsTableSlotNames = [
  [
    "region",
    "models-table__region"
  ],
  [
    "table",
    "models-table__table"
  ],
  [
    "brand",
    "models-table__brand"
  ]
]
const modelsTableSlotFns = /* @__PURE__ */ modelsTableSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, modelsTableDefaultVariants, getSlotCompoundVariant(modelsTableCompoundVariants, slotName))])

const modelsTableFn = memo((props = {}) => {
  return Object.fromEntries(modelsTableSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const modelsTableVariantKeys = []
const getVariantProps = (variants) => ({ ...modelsTableDefaultVariants, ...compact(variants) })

export const modelsTable = /* @__PURE__ */ Object.assign(modelsTableFn, {
  __recipe__: false,
  __name__: 'modelsTable',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: modelsTableVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, modelsTableVariantKeys)
  },
  getVariantProps
})