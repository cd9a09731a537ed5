import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const callToActionDefaultVariants = {}
const callToActionCompoundVariants = []

const callToActionSlotNames = [
  [
    "root",
    "call-to-action__root"
  ],
  [
    "text",
    "call-to-action__text"
  ],
  [
    "button",
    "call-to-action__button"
  ]
]
const callToActionSlotFns = /* @__PURE__ */ callToActionSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, callToActionDefaultVariants, getSlotCompoundVariant(callToActionCompoundVariants, slotName))])

const callToActionFn = memo((props = {}) => {
  return Object.fromEntries(callToActionSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const callToActionVariantKeys = []
const getVariantProps = (variants) => ({ ...callToActionDefaultVariants, ...compact(variants) })

export const callToAction = /* @__PURE__ */ Object.assign(callToActionFn, {
  __recipe__: false,
  __name__: 'callToAction',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: callToActionVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, callToActionVariantKeys)
  },
  getVariantProps
})