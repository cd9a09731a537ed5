import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const selectionDefaultVariants = {}
const selectionCompoundVariants = []

const selectionSlotNames = [
  [
    "root",
    "selection__root"
  ],
  [
    "bar",
    "selection__bar"
  ]
]
const selectionSlotFns = /* @__PURE__ */ selectionSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, selectionDefaultVariants, getSlotCompoundVariant(selectionCompoundVariants, slotName))])

const selectionFn = memo((props = {}) => {
  return Object.fromEntries(selectionSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const selectionVariantKeys = []
const getVariantProps = (variants) => ({ ...selectionDefaultVariants, ...compact(variants) })

export const selection = /* @__PURE__ */ Object.assign(selectionFn, {
  __recipe__: false,
  __name__: 'selection',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: selectionVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, selectionVariantKeys)
  },
  getVariantProps
})