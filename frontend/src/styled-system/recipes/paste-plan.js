import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const pastePlanDefaultVariants = {}
const pastePlanCompoundVariants = []

const pastePlanSlotNames = [
  [
    "root",
    "paste-plan__root"
  ],
  [
    "changes",
    "paste-plan__changes"
  ],
  [
    "unread",
    "paste-plan__unread"
  ]
]
const pastePlanSlotFns = /* @__PURE__ */ pastePlanSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, pastePlanDefaultVariants, getSlotCompoundVariant(pastePlanCompoundVariants, slotName))])

const pastePlanFn = memo((props = {}) => {
  return Object.fromEntries(pastePlanSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const pastePlanVariantKeys = []
const getVariantProps = (variants) => ({ ...pastePlanDefaultVariants, ...compact(variants) })

export const pastePlan = /* @__PURE__ */ Object.assign(pastePlanFn, {
  __recipe__: false,
  __name__: 'pastePlan',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: pastePlanVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, pastePlanVariantKeys)
  },
  getVariantProps
})