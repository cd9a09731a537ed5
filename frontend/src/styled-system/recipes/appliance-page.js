import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const appliancePageDefaultVariants = {}
const appliancePageCompoundVariants = []

const appliancePageSlotNames = [
  [
    "model",
    "appliance-page__model"
  ],
  [
    "facts",
    "appliance-page__facts"
  ],
  [
    "answer",
    "appliance-page__answer"
  ],
  [
    "grid",
    "appliance-page__grid"
  ],
  [
    "column",
    "appliance-page__column"
  ]
]
const appliancePageSlotFns = /* @__PURE__ */ appliancePageSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, appliancePageDefaultVariants, getSlotCompoundVariant(appliancePageCompoundVariants, slotName))])

const appliancePageFn = memo((props = {}) => {
  return Object.fromEntries(appliancePageSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const appliancePageVariantKeys = []
const getVariantProps = (variants) => ({ ...appliancePageDefaultVariants, ...compact(variants) })

export const appliancePage = /* @__PURE__ */ Object.assign(appliancePageFn, {
  __recipe__: false,
  __name__: 'appliancePage',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: appliancePageVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, appliancePageVariantKeys)
  },
  getVariantProps
})