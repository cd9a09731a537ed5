import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const editorDefaultVariants = {}
const editorCompoundVariants = []

const editorSlotNames = [
  [
    "head",
    "editor__head"
  ],
  [
    "subject",
    "editor__subject"
  ],
  [
    "body",
    "editor__body"
  ],
  [
    "fields",
    "editor__fields"
  ],
  [
    "box",
    "editor__box"
  ],
  [
    "stack",
    "editor__stack"
  ],
  [
    "pair",
    "editor__pair"
  ],
  [
    "scores",
    "editor__scores"
  ],
  [
    "retailer",
    "editor__retailer"
  ],
  [
    "differences",
    "editor__differences"
  ],
  [
    "ticks",
    "editor__ticks"
  ],
  [
    "tick",
    "editor__tick"
  ],
  [
    "actions",
    "editor__actions"
  ]
]
const editorSlotFns = /* @__PURE__ */ editorSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, editorDefaultVariants, getSlotCompoundVariant(editorCompoundVariants, slotName))])

const editorFn = memo((props = {}) => {
  return Object.fromEntries(editorSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const editorVariantKeys = []
const getVariantProps = (variants) => ({ ...editorDefaultVariants, ...compact(variants) })

export const editor = /* @__PURE__ */ Object.assign(editorFn, {
  __recipe__: false,
  __name__: 'editor',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: editorVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, editorVariantKeys)
  },
  getVariantProps
})