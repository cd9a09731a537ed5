import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const staffCellPartsDefaultVariants = {}
const staffCellPartsCompoundVariants = []

const staffCellPartsSlotNames = [
  [
    "sort",
    "staff-cell-parts__sort"
  ],
  [
    "open",
    "staff-cell-parts__open"
  ],
  [
    "aside",
    "staff-cell-parts__aside"
  ],
  [
    "icon",
    "staff-cell-parts__icon"
  ]
]
const staffCellPartsSlotFns = /* @__PURE__ */ staffCellPartsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, staffCellPartsDefaultVariants, getSlotCompoundVariant(staffCellPartsCompoundVariants, slotName))])

const staffCellPartsFn = memo((props = {}) => {
  return Object.fromEntries(staffCellPartsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const staffCellPartsVariantKeys = []
const getVariantProps = (variants) => ({ ...staffCellPartsDefaultVariants, ...compact(variants) })

export const staffCellParts = /* @__PURE__ */ Object.assign(staffCellPartsFn, {
  __recipe__: false,
  __name__: 'staffCellParts',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: staffCellPartsVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, staffCellPartsVariantKeys)
  },
  getVariantProps
})