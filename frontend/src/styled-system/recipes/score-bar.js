import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const scoreBarDefaultVariants = {}
const scoreBarCompoundVariants = []

const scoreBarSlotNames = [
  [
    "bar",
    "score-bar__bar"
  ],
  [
    "filled",
    "score-bar__filled"
  ],
  [
    "stars",
    "score-bar__stars"
  ],
  [
    "mark",
    "score-bar__mark"
  ],
  [
    "scale",
    "score-bar__scale"
  ]
]
const scoreBarSlotFns = /* @__PURE__ */ scoreBarSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, scoreBarDefaultVariants, getSlotCompoundVariant(scoreBarCompoundVariants, slotName))])

const scoreBarFn = memo((props = {}) => {
  return Object.fromEntries(scoreBarSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const scoreBarVariantKeys = [
  "size"
]
const getVariantProps = (variants) => ({ ...scoreBarDefaultVariants, ...compact(variants) })

export const scoreBar = /* @__PURE__ */ Object.assign(scoreBarFn, {
  __recipe__: false,
  __name__: 'scoreBar',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: scoreBarVariantKeys,
  variantMap: {
  "size": [
    "large"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, scoreBarVariantKeys)
  },
  getVariantProps
})