import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const likelyScoreDefaultVariants = {}
const likelyScoreCompoundVariants = []

const likelyScoreSlotNames = [
  [
    "sentence",
    "likely-score__sentence"
  ],
  [
    "places",
    "likely-score__places"
  ],
  [
    "place",
    "likely-score__place"
  ],
  [
    "chips",
    "likely-score__chips"
  ],
  [
    "chip",
    "likely-score__chip"
  ],
  [
    "summary",
    "likely-score__summary"
  ],
  [
    "reason",
    "likely-score__reason"
  ]
]
const likelyScoreSlotFns = /* @__PURE__ */ likelyScoreSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, likelyScoreDefaultVariants, getSlotCompoundVariant(likelyScoreCompoundVariants, slotName))])

const likelyScoreFn = memo((props = {}) => {
  return Object.fromEntries(likelyScoreSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const likelyScoreVariantKeys = []
const getVariantProps = (variants) => ({ ...likelyScoreDefaultVariants, ...compact(variants) })

export const likelyScore = /* @__PURE__ */ Object.assign(likelyScoreFn, {
  __recipe__: false,
  __name__: 'likelyScore',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: likelyScoreVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, likelyScoreVariantKeys)
  },
  getVariantProps
})