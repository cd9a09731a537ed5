import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const richTextDefaultVariants = {}
const richTextCompoundVariants = []

const richTextSlotNames = [
  [
    "root",
    "rich-text__root"
  ],
  [
    "toolbar",
    "rich-text__toolbar"
  ],
  [
    "tool",
    "rich-text__tool"
  ],
  [
    "gap",
    "rich-text__gap"
  ],
  [
    "panel",
    "rich-text__panel"
  ],
  [
    "models",
    "rich-text__models"
  ],
  [
    "model",
    "rich-text__model"
  ],
  [
    "modelName",
    "rich-text__modelName"
  ],
  [
    "photos",
    "rich-text__photos"
  ],
  [
    "photo",
    "rich-text__photo"
  ],
  [
    "progress",
    "rich-text__progress"
  ],
  [
    "page",
    "rich-text__page"
  ]
]
const richTextSlotFns = /* @__PURE__ */ richTextSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, richTextDefaultVariants, getSlotCompoundVariant(richTextCompoundVariants, slotName))])

const richTextFn = memo((props = {}) => {
  return Object.fromEntries(richTextSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const richTextVariantKeys = []
const getVariantProps = (variants) => ({ ...richTextDefaultVariants, ...compact(variants) })

export const richText = /* @__PURE__ */ Object.assign(richTextFn, {
  __recipe__: false,
  __name__: 'richText',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: richTextVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, richTextVariantKeys)
  },
  getVariantProps
})