import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const partsListDefaultVariants = {}
const partsListCompoundVariants = []

const partsListSlotNames = [
  [
    "section",
    "parts-list__section"
  ],
  [
    "eyebrow",
    "parts-list__eyebrow"
  ],
  [
    "list",
    "parts-list__list"
  ],
  [
    "card",
    "parts-list__card"
  ],
  [
    "rank",
    "parts-list__rank"
  ],
  [
    "highlighted",
    "parts-list__highlighted"
  ],
  [
    "identity",
    "parts-list__identity"
  ],
  [
    "specialty",
    "parts-list__specialty"
  ],
  [
    "badge",
    "parts-list__badge"
  ],
  [
    "rating",
    "parts-list__rating"
  ]
]
const partsListSlotFns = /* @__PURE__ */ partsListSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, partsListDefaultVariants, getSlotCompoundVariant(partsListCompoundVariants, slotName))])

const partsListFn = memo((props = {}) => {
  return Object.fromEntries(partsListSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const partsListVariantKeys = [
  "columns"
]
const getVariantProps = (variants) => ({ ...partsListDefaultVariants, ...compact(variants) })

export const partsList = /* @__PURE__ */ Object.assign(partsListFn, {
  __recipe__: false,
  __name__: 'partsList',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: partsListVariantKeys,
  variantMap: {
  "columns": [
    "one",
    "two"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, partsListVariantKeys)
  },
  getVariantProps
})