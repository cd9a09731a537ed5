import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const categoryCardDefaultVariants = {}
const categoryCardCompoundVariants = []

const categoryCardSlotNames = [
  [
    "root",
    "category-card__root"
  ],
  [
    "media",
    "category-card__media"
  ],
  [
    "body",
    "category-card__body"
  ],
  [
    "brand",
    "category-card__brand"
  ],
  [
    "model",
    "category-card__model"
  ],
  [
    "score",
    "category-card__score"
  ],
  [
    "scoreValue",
    "category-card__scoreValue"
  ],
  [
    "scoreBar",
    "category-card__scoreBar"
  ]
]
const categoryCardSlotFns = /* @__PURE__ */ categoryCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, categoryCardDefaultVariants, getSlotCompoundVariant(categoryCardCompoundVariants, slotName))])

const categoryCardFn = memo((props = {}) => {
  return Object.fromEntries(categoryCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const categoryCardVariantKeys = []
const getVariantProps = (variants) => ({ ...categoryCardDefaultVariants, ...compact(variants) })

export const categoryCard = /* @__PURE__ */ Object.assign(categoryCardFn, {
  __recipe__: false,
  __name__: 'categoryCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: categoryCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, categoryCardVariantKeys)
  },
  getVariantProps
})