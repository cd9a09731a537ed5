import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const methodologyDefaultVariants = {}
const methodologyCompoundVariants = []

const methodologySlotNames = [
  [
    "contents",
    "methodology__contents"
  ],
  [
    "contentsLink",
    "methodology__contentsLink"
  ],
  [
    "topic",
    "methodology__topic"
  ],
  [
    "title",
    "methodology__title"
  ],
  [
    "text",
    "methodology__text"
  ],
  [
    "points",
    "methodology__points"
  ],
  [
    "steps",
    "methodology__steps"
  ],
  [
    "table",
    "methodology__table"
  ],
  [
    "wideTable",
    "methodology__wideTable"
  ],
  [
    "number",
    "methodology__number"
  ]
]
const methodologySlotFns = /* @__PURE__ */ methodologySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, methodologyDefaultVariants, getSlotCompoundVariant(methodologyCompoundVariants, slotName))])

const methodologyFn = memo((props = {}) => {
  return Object.fromEntries(methodologySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const methodologyVariantKeys = []
const getVariantProps = (variants) => ({ ...methodologyDefaultVariants, ...compact(variants) })

export const methodology = /* @__PURE__ */ Object.assign(methodologyFn, {
  __recipe__: false,
  __name__: 'methodology',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: methodologyVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, methodologyVariantKeys)
  },
  getVariantProps
})