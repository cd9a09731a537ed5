import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const articleEditorDefaultVariants = {}
const articleEditorCompoundVariants = []

const articleEditorSlotNames = [
  [
    "writing",
    "article-editor__writing"
  ],
  [
    "row",
    "article-editor__row"
  ],
  [
    "cover",
    "article-editor__cover"
  ],
  [
    "label",
    "article-editor__label"
  ],
  [
    "waiting",
    "article-editor__waiting"
  ],
  [
    "error",
    "article-editor__error"
  ],
  [
    "preview",
    "article-editor__preview"
  ],
  [
    "picture",
    "article-editor__picture"
  ]
]
const articleEditorSlotFns = /* @__PURE__ */ articleEditorSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, articleEditorDefaultVariants, getSlotCompoundVariant(articleEditorCompoundVariants, slotName))])

const articleEditorFn = memo((props = {}) => {
  return Object.fromEntries(articleEditorSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const articleEditorVariantKeys = []
const getVariantProps = (variants) => ({ ...articleEditorDefaultVariants, ...compact(variants) })

export const articleEditor = /* @__PURE__ */ Object.assign(articleEditorFn, {
  __recipe__: false,
  __name__: 'articleEditor',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: articleEditorVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, articleEditorVariantKeys)
  },
  getVariantProps
})