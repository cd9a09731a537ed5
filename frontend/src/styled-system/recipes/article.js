import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const articleDefaultVariants = {}
const articleCompoundVariants = []

const articleSlotNames = [
  [
    "root",
    "article__root"
  ],
  [
    "head",
    "article__head"
  ],
  [
    "beside",
    "article__beside"
  ],
  [
    "picture",
    "article__picture"
  ],
  [
    "frame",
    "article__frame"
  ],
  [
    "text",
    "article__text"
  ],
  [
    "more",
    "article__more"
  ]
]
const articleSlotFns = /* @__PURE__ */ articleSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, articleDefaultVariants, getSlotCompoundVariant(articleCompoundVariants, slotName))])

const articleFn = memo((props = {}) => {
  return Object.fromEntries(articleSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const articleVariantKeys = []
const getVariantProps = (variants) => ({ ...articleDefaultVariants, ...compact(variants) })

export const article = /* @__PURE__ */ Object.assign(articleFn, {
  __recipe__: false,
  __name__: 'article',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: articleVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, articleVariantKeys)
  },
  getVariantProps
})