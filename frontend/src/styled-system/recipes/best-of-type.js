import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const bestOfTypeDefaultVariants = {}
const bestOfTypeCompoundVariants = []

const bestOfTypeSlotNames = [
  [
    "item",
    "best-of-type__item"
  ],
  [
    "model",
    "best-of-type__model"
  ],
  [
    "picture",
    "best-of-type__picture"
  ],
  [
    "media",
    "best-of-type__media"
  ],
  [
    "name",
    "best-of-type__name"
  ],
  [
    "brand",
    "best-of-type__brand"
  ],
  [
    "score",
    "best-of-type__score"
  ],
  [
    "placeholders",
    "best-of-type__placeholders"
  ]
]
const bestOfTypeSlotFns = /* @__PURE__ */ bestOfTypeSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, bestOfTypeDefaultVariants, getSlotCompoundVariant(bestOfTypeCompoundVariants, slotName))])

const bestOfTypeFn = memo((props = {}) => {
  return Object.fromEntries(bestOfTypeSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const bestOfTypeVariantKeys = []
const getVariantProps = (variants) => ({ ...bestOfTypeDefaultVariants, ...compact(variants) })

export const bestOfType = /* @__PURE__ */ Object.assign(bestOfTypeFn, {
  __recipe__: false,
  __name__: 'bestOfType',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: bestOfTypeVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, bestOfTypeVariantKeys)
  },
  getVariantProps
})