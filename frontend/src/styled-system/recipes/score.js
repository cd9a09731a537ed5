import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const scoreDefaultVariants = {}
const scoreCompoundVariants = []

const scoreSlotNames = [
  [
    "root",
    "score__root"
  ],
  [
    "value",
    "score__value"
  ],
  [
    "note",
    "score__note"
  ]
]
const scoreSlotFns = /* @__PURE__ */ scoreSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, scoreDefaultVariants, getSlotCompoundVariant(scoreCompoundVariants, slotName))])

const scoreFn = memo((props = {}) => {
  return Object.fromEntries(scoreSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const scoreVariantKeys = []
const getVariantProps = (variants) => ({ ...scoreDefaultVariants, ...compact(variants) })

export const score = /* @__PURE__ */ Object.assign(scoreFn, {
  __recipe__: false,
  __name__: 'score',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: scoreVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, scoreVariantKeys)
  },
  getVariantProps
})