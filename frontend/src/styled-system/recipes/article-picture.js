import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const articlePictureDefaultVariants = {}
const articlePictureCompoundVariants = []

const articlePictureSlotNames = [
  [
    "frame",
    "article-picture__frame"
  ],
  [
    "drawing",
    "article-picture__drawing"
  ],
  [
    "large",
    "article-picture__large"
  ],
  [
    "small",
    "article-picture__small"
  ],
  [
    "floor",
    "article-picture__floor"
  ]
]
const articlePictureSlotFns = /* @__PURE__ */ articlePictureSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, articlePictureDefaultVariants, getSlotCompoundVariant(articlePictureCompoundVariants, slotName))])

const articlePictureFn = memo((props = {}) => {
  return Object.fromEntries(articlePictureSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const articlePictureVariantKeys = []
const getVariantProps = (variants) => ({ ...articlePictureDefaultVariants, ...compact(variants) })

export const articlePicture = /* @__PURE__ */ Object.assign(articlePictureFn, {
  __recipe__: false,
  __name__: 'articlePicture',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: articlePictureVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, articlePictureVariantKeys)
  },
  getVariantProps
})