import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const overviewDefaultVariants = {}
const overviewCompoundVariants = []

const overviewSlotNames = [
  [
    "score",
    "overview__score"
  ],
  [
    "number",
    "overview__number"
  ],
  [
    "notes",
    "overview__notes"
  ],
  [
    "bar",
    "overview__bar"
  ],
  [
    "facts",
    "overview__facts"
  ],
  [
    "fact",
    "overview__fact"
  ],
  [
    "term",
    "overview__term"
  ],
  [
    "value",
    "overview__value"
  ],
  [
    "badges",
    "overview__badges"
  ],
  [
    "compare",
    "overview__compare"
  ]
]
const overviewSlotFns = /* @__PURE__ */ overviewSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, overviewDefaultVariants, getSlotCompoundVariant(overviewCompoundVariants, slotName))])

const overviewFn = memo((props = {}) => {
  return Object.fromEntries(overviewSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const overviewVariantKeys = []
const getVariantProps = (variants) => ({ ...overviewDefaultVariants, ...compact(variants) })

export const overview = /* @__PURE__ */ Object.assign(overviewFn, {
  __recipe__: false,
  __name__: 'overview',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: overviewVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, overviewVariantKeys)
  },
  getVariantProps
})