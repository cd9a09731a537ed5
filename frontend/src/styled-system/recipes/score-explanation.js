import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const scoreExplanationDefaultVariants = {}
const scoreExplanationCompoundVariants = []

const scoreExplanationSlotNames = [
  [
    "root",
    "score-explanation__root"
  ],
  [
    "shares",
    "score-explanation__shares"
  ],
  [
    "share",
    "score-explanation__share"
  ],
  [
    "region",
    "score-explanation__region"
  ],
  [
    "table",
    "score-explanation__table"
  ],
  [
    "month",
    "score-explanation__month"
  ],
  [
    "equation",
    "score-explanation__equation"
  ],
  [
    "agreement",
    "score-explanation__agreement"
  ],
  [
    "notes",
    "score-explanation__notes"
  ]
]
const scoreExplanationSlotFns = /* @__PURE__ */ scoreExplanationSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, scoreExplanationDefaultVariants, getSlotCompoundVariant(scoreExplanationCompoundVariants, slotName))])

const scoreExplanationFn = memo((props = {}) => {
  return Object.fromEntries(scoreExplanationSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const scoreExplanationVariantKeys = []
const getVariantProps = (variants) => ({ ...scoreExplanationDefaultVariants, ...compact(variants) })

export const scoreExplanation = /* @__PURE__ */ Object.assign(scoreExplanationFn, {
  __recipe__: false,
  __name__: 'scoreExplanation',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: scoreExplanationVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, scoreExplanationVariantKeys)
  },
  getVariantProps
})