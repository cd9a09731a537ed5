import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const comparisonHistoryDefaultVariants = {}
const comparisonHistoryCompoundVariants = []

const comparisonHistorySlotNames = [
  [
    "root",
    "comparison-history__root"
  ],
  [
    "heading",
    "comparison-history__heading"
  ],
  [
    "series",
    "comparison-history__series"
  ],
  [
    "region",
    "comparison-history__region"
  ],
  [
    "table",
    "comparison-history__table"
  ],
  [
    "swatch",
    "comparison-history__swatch"
  ],
  [
    "name",
    "comparison-history__name"
  ]
]
const comparisonHistorySlotFns = /* @__PURE__ */ comparisonHistorySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, comparisonHistoryDefaultVariants, getSlotCompoundVariant(comparisonHistoryCompoundVariants, slotName))])

const comparisonHistoryFn = memo((props = {}) => {
  return Object.fromEntries(comparisonHistorySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const comparisonHistoryVariantKeys = []
const getVariantProps = (variants) => ({ ...comparisonHistoryDefaultVariants, ...compact(variants) })

export const comparisonHistory = /* @__PURE__ */ Object.assign(comparisonHistoryFn, {
  __recipe__: false,
  __name__: 'comparisonHistory',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: comparisonHistoryVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, comparisonHistoryVariantKeys)
  },
  getVariantProps
})