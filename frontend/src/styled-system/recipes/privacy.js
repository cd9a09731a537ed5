import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const privacyDefaultVariants = {}
const privacyCompoundVariants = []

const privacySlotNames = [
  [
    "topic",
    "privacy__topic"
  ],
  [
    "text",
    "privacy__text"
  ]
]
const privacySlotFns = /* @__PURE__ */ privacySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, privacyDefaultVariants, getSlotCompoundVariant(privacyCompoundVariants, slotName))])

const privacyFn = memo((props = {}) => {
  return Object.fromEntries(privacySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const privacyVariantKeys = []
const getVariantProps = (variants) => ({ ...privacyDefaultVariants, ...compact(variants) })

export const privacy = /* @__PURE__ */ Object.assign(privacyFn, {
  __recipe__: false,
  __name__: 'privacy',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: privacyVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, privacyVariantKeys)
  },
  getVariantProps
})