import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const typeCardDefaultVariants = {}
const typeCardCompoundVariants = []

const typeCardSlotNames = [
  [
    "root",
    "type-card__root"
  ],
  [
    "media",
    "type-card__media"
  ],
  [
    "body",
    "type-card__body"
  ],
  [
    "features",
    "type-card__features"
  ],
  [
    "feature",
    "type-card__feature"
  ],
  [
    "button",
    "type-card__button"
  ]
]
const typeCardSlotFns = /* @__PURE__ */ typeCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, typeCardDefaultVariants, getSlotCompoundVariant(typeCardCompoundVariants, slotName))])

const typeCardFn = memo((props = {}) => {
  return Object.fromEntries(typeCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const typeCardVariantKeys = []
const getVariantProps = (variants) => ({ ...typeCardDefaultVariants, ...compact(variants) })

export const typeCard = /* @__PURE__ */ Object.assign(typeCardFn, {
  __recipe__: false,
  __name__: 'typeCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: typeCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, typeCardVariantKeys)
  },
  getVariantProps
})