import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const comparisonTrayDefaultVariants = {}
const comparisonTrayCompoundVariants = []

const comparisonTraySlotNames = [
  [
    "root",
    "comparison-tray__root"
  ],
  [
    "bar",
    "comparison-tray__bar"
  ],
  [
    "label",
    "comparison-tray__label"
  ],
  [
    "list",
    "comparison-tray__list"
  ],
  [
    "picture",
    "comparison-tray__picture"
  ],
  [
    "name",
    "comparison-tray__name"
  ],
  [
    "brand",
    "comparison-tray__brand"
  ],
  [
    "remove",
    "comparison-tray__remove"
  ],
  [
    "room",
    "comparison-tray__room"
  ],
  [
    "hint",
    "comparison-tray__hint"
  ],
  [
    "clear",
    "comparison-tray__clear"
  ],
  [
    "compare",
    "comparison-tray__compare"
  ]
]
const comparisonTraySlotFns = /* @__PURE__ */ comparisonTraySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, comparisonTrayDefaultVariants, getSlotCompoundVariant(comparisonTrayCompoundVariants, slotName))])

const comparisonTrayFn = memo((props = {}) => {
  return Object.fromEntries(comparisonTraySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const comparisonTrayVariantKeys = []
const getVariantProps = (variants) => ({ ...comparisonTrayDefaultVariants, ...compact(variants) })

export const comparisonTray = /* @__PURE__ */ Object.assign(comparisonTrayFn, {
  __recipe__: false,
  __name__: 'comparisonTray',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: comparisonTrayVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, comparisonTrayVariantKeys)
  },
  getVariantProps
})