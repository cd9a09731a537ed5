import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const inlineFieldDefaultVariants = {}
const inlineFieldCompoundVariants = []

const inlineFieldSlotNames = [
  [
    "root",
    "inline-field__root"
  ],
  [
    "label",
    "inline-field__label"
  ],
  [
    "select",
    "inline-field__select"
  ]
]
const inlineFieldSlotFns = /* @__PURE__ */ inlineFieldSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, inlineFieldDefaultVariants, getSlotCompoundVariant(inlineFieldCompoundVariants, slotName))])

const inlineFieldFn = memo((props = {}) => {
  return Object.fromEntries(inlineFieldSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const inlineFieldVariantKeys = []
const getVariantProps = (variants) => ({ ...inlineFieldDefaultVariants, ...compact(variants) })

export const inlineField = /* @__PURE__ */ Object.assign(inlineFieldFn, {
  __recipe__: false,
  __name__: 'inlineField',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: inlineFieldVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, inlineFieldVariantKeys)
  },
  getVariantProps
})