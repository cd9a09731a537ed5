import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const stateCardDefaultVariants = {}
const stateCardCompoundVariants = []

const stateCardSlotNames = [
  [
    "root",
    "state-card__root"
  ],
  [
    "head",
    "state-card__head"
  ],
  [
    "place",
    "state-card__place"
  ],
  [
    "title",
    "state-card__title"
  ],
  [
    "cities",
    "state-card__cities"
  ],
  [
    "city",
    "state-card__city"
  ],
  [
    "name",
    "state-card__name"
  ],
  [
    "rating",
    "state-card__rating"
  ]
]
const stateCardSlotFns = /* @__PURE__ */ stateCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, stateCardDefaultVariants, getSlotCompoundVariant(stateCardCompoundVariants, slotName))])

const stateCardFn = memo((props = {}) => {
  return Object.fromEntries(stateCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const stateCardVariantKeys = []
const getVariantProps = (variants) => ({ ...stateCardDefaultVariants, ...compact(variants) })

export const stateCard = /* @__PURE__ */ Object.assign(stateCardFn, {
  __recipe__: false,
  __name__: 'stateCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: stateCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, stateCardVariantKeys)
  },
  getVariantProps
})