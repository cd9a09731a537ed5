import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const comparisonDefaultVariants = {}
const comparisonCompoundVariants = []

const comparisonSlotNames = [
  [
    "root",
    "comparison__root"
  ],
  [
    "tools",
    "comparison__tools"
  ],
  [
    "note",
    "comparison__note"
  ],
  [
    "buttons",
    "comparison__buttons"
  ],
  [
    "only",
    "comparison__only"
  ]
]
const comparisonSlotFns = /* @__PURE__ */ comparisonSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, comparisonDefaultVariants, getSlotCompoundVariant(comparisonCompoundVariants, slotName))])

const comparisonFn = memo((props = {}) => {
  return Object.fromEntries(comparisonSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const comparisonVariantKeys = []
const getVariantProps = (variants) => ({ ...comparisonDefaultVariants, ...compact(variants) })

export const comparison = /* @__PURE__ */ Object.assign(comparisonFn, {
  __recipe__: false,
  __name__: 'comparison',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: comparisonVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, comparisonVariantKeys)
  },
  getVariantProps
})