import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const whyCardDefaultVariants = {}
const whyCardCompoundVariants = []

const whyCardSlotNames = [
  [
    "weights",
    "why-card__weights"
  ],
  [
    "retailer",
    "why-card__retailer"
  ],
  [
    "bar",
    "why-card__bar"
  ],
  [
    "weight",
    "why-card__weight"
  ],
  [
    "equation",
    "why-card__equation"
  ],
  [
    "details",
    "why-card__details"
  ],
  [
    "summary",
    "why-card__summary"
  ]
]
const whyCardSlotFns = /* @__PURE__ */ whyCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, whyCardDefaultVariants, getSlotCompoundVariant(whyCardCompoundVariants, slotName))])

const whyCardFn = memo((props = {}) => {
  return Object.fromEntries(whyCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const whyCardVariantKeys = []
const getVariantProps = (variants) => ({ ...whyCardDefaultVariants, ...compact(variants) })

export const whyCard = /* @__PURE__ */ Object.assign(whyCardFn, {
  __recipe__: false,
  __name__: 'whyCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: whyCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, whyCardVariantKeys)
  },
  getVariantProps
})