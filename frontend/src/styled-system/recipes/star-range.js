import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const starRangeDefaultVariants = {}
const starRangeCompoundVariants = []

const starRangeSlotNames = [
  [
    "root",
    "star-range__root"
  ],
  [
    "range",
    "star-range__range"
  ],
  [
    "dot",
    "star-range__dot"
  ],
  [
    "before",
    "star-range__before"
  ],
  [
    "star",
    "star-range__star"
  ]
]
const starRangeSlotFns = /* @__PURE__ */ starRangeSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, starRangeDefaultVariants, getSlotCompoundVariant(starRangeCompoundVariants, slotName))])

const starRangeFn = memo((props = {}) => {
  return Object.fromEntries(starRangeSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const starRangeVariantKeys = []
const getVariantProps = (variants) => ({ ...starRangeDefaultVariants, ...compact(variants) })

export const starRange = /* @__PURE__ */ Object.assign(starRangeFn, {
  __recipe__: false,
  __name__: 'starRange',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: starRangeVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, starRangeVariantKeys)
  },
  getVariantProps
})