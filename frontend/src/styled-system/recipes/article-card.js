import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const articleCardDefaultVariants = {}
const articleCardCompoundVariants = []

const articleCardSlotNames = [
  [
    "root",
    "article-card__root"
  ],
  [
    "picture",
    "article-card__picture"
  ],
  [
    "title",
    "article-card__title"
  ],
  [
    "text",
    "article-card__text"
  ]
]
const articleCardSlotFns = /* @__PURE__ */ articleCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, articleCardDefaultVariants, getSlotCompoundVariant(articleCardCompoundVariants, slotName))])

const articleCardFn = memo((props = {}) => {
  return Object.fromEntries(articleCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const articleCardVariantKeys = []
const getVariantProps = (variants) => ({ ...articleCardDefaultVariants, ...compact(variants) })

export const articleCard = /* @__PURE__ */ Object.assign(articleCardFn, {
  __recipe__: false,
  __name__: 'articleCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: articleCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, articleCardVariantKeys)
  },
  getVariantProps
})