import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const detailCardDefaultVariants = {}
const detailCardCompoundVariants = []

const detailCardSlotNames = [
  [
    "root",
    "detail-card__root"
  ],
  [
    "heading",
    "detail-card__heading"
  ],
  [
    "table",
    "detail-card__table"
  ]
]
const detailCardSlotFns = /* @__PURE__ */ detailCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, detailCardDefaultVariants, getSlotCompoundVariant(detailCardCompoundVariants, slotName))])

const detailCardFn = memo((props = {}) => {
  return Object.fromEntries(detailCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const detailCardVariantKeys = []
const getVariantProps = (variants) => ({ ...detailCardDefaultVariants, ...compact(variants) })

export const detailCard = /* @__PURE__ */ Object.assign(detailCardFn, {
  __recipe__: false,
  __name__: 'detailCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: detailCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, detailCardVariantKeys)
  },
  getVariantProps
})