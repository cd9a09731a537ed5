import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const rankingToolbarDefaultVariants = {}
const rankingToolbarCompoundVariants = []

const rankingToolbarSlotNames = [
  [
    "root",
    "ranking-toolbar__root"
  ],
  [
    "note",
    "ranking-toolbar__note"
  ],
  [
    "filter",
    "ranking-toolbar__filter"
  ],
  [
    "switch",
    "ranking-toolbar__switch"
  ]
]
const rankingToolbarSlotFns = /* @__PURE__ */ rankingToolbarSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, rankingToolbarDefaultVariants, getSlotCompoundVariant(rankingToolbarCompoundVariants, slotName))])

const rankingToolbarFn = memo((props = {}) => {
  return Object.fromEntries(rankingToolbarSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const rankingToolbarVariantKeys = []
const getVariantProps = (variants) => ({ ...rankingToolbarDefaultVariants, ...compact(variants) })

export const rankingToolbar = /* @__PURE__ */ Object.assign(rankingToolbarFn, {
  __recipe__: false,
  __name__: 'rankingToolbar',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: rankingToolbarVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, rankingToolbarVariantKeys)
  },
  getVariantProps
})