import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const scoreHistoryDefaultVariants = {}
const scoreHistoryCompoundVariants = []

const scoreHistorySlotNames = [
  [
    "root",
    "score-history__root"
  ],
  [
    "months",
    "score-history__months"
  ],
  [
    "table",
    "score-history__table"
  ]
]
const scoreHistorySlotFns = /* @__PURE__ */ scoreHistorySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, scoreHistoryDefaultVariants, getSlotCompoundVariant(scoreHistoryCompoundVariants, slotName))])

const scoreHistoryFn = memo((props = {}) => {
  return Object.fromEntries(scoreHistorySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const scoreHistoryVariantKeys = []
const getVariantProps = (variants) => ({ ...scoreHistoryDefaultVariants, ...compact(variants) })

export const scoreHistory = /* @__PURE__ */ Object.assign(scoreHistoryFn, {
  __recipe__: false,
  __name__: 'scoreHistory',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: scoreHistoryVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, scoreHistoryVariantKeys)
  },
  getVariantProps
})