import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const openMatchesDefaultVariants = {}
const openMatchesCompoundVariants = []

const openMatchesSlotNames = [
  [
    "root",
    "open-matches__root"
  ],
  [
    "name",
    "open-matches__name"
  ],
  [
    "choices",
    "open-matches__choices"
  ],
  [
    "choice",
    "open-matches__choice"
  ]
]
const openMatchesSlotFns = /* @__PURE__ */ openMatchesSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, openMatchesDefaultVariants, getSlotCompoundVariant(openMatchesCompoundVariants, slotName))])

const openMatchesFn = memo((props = {}) => {
  return Object.fromEntries(openMatchesSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const openMatchesVariantKeys = []
const getVariantProps = (variants) => ({ ...openMatchesDefaultVariants, ...compact(variants) })

export const openMatches = /* @__PURE__ */ Object.assign(openMatchesFn, {
  __recipe__: false,
  __name__: 'openMatches',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: openMatchesVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, openMatchesVariantKeys)
  },
  getVariantProps
})