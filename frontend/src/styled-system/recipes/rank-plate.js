import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const rankPlateDefaultVariants = {}
const rankPlateCompoundVariants = []

const rankPlateSlotNames = [
  [
    "root",
    "rank-plate__root"
  ],
  [
    "step",
    "rank-plate__step"
  ],
  [
    "couldBeBest",
    "rank-plate__couldBeBest"
  ],
  [
    "family",
    "rank-plate__family"
  ]
]
const rankPlateSlotFns = /* @__PURE__ */ rankPlateSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, rankPlateDefaultVariants, getSlotCompoundVariant(rankPlateCompoundVariants, slotName))])

const rankPlateFn = memo((props = {}) => {
  return Object.fromEntries(rankPlateSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const rankPlateVariantKeys = []
const getVariantProps = (variants) => ({ ...rankPlateDefaultVariants, ...compact(variants) })

export const rankPlate = /* @__PURE__ */ Object.assign(rankPlateFn, {
  __recipe__: false,
  __name__: 'rankPlate',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: rankPlateVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, rankPlateVariantKeys)
  },
  getVariantProps
})