import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const articleContentsDefaultVariants = {}
const articleContentsCompoundVariants = []

const articleContentsSlotNames = [
  [
    "folded",
    "article-contents__folded"
  ],
  [
    "summary",
    "article-contents__summary"
  ],
  [
    "column",
    "article-contents__column"
  ],
  [
    "title",
    "article-contents__title"
  ],
  [
    "link",
    "article-contents__link"
  ],
  [
    "model",
    "article-contents__model"
  ],
  [
    "facts",
    "article-contents__facts"
  ]
]
const articleContentsSlotFns = /* @__PURE__ */ articleContentsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, articleContentsDefaultVariants, getSlotCompoundVariant(articleContentsCompoundVariants, slotName))])

const articleContentsFn = memo((props = {}) => {
  return Object.fromEntries(articleContentsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const articleContentsVariantKeys = []
const getVariantProps = (variants) => ({ ...articleContentsDefaultVariants, ...compact(variants) })

export const articleContents = /* @__PURE__ */ Object.assign(articleContentsFn, {
  __recipe__: false,
  __name__: 'articleContents',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: articleContentsVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, articleContentsVariantKeys)
  },
  getVariantProps
})