import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const searchCardDefaultVariants = {}
const searchCardCompoundVariants = []

const searchCardSlotNames = [
  [
    "root",
    "search-card__root"
  ],
  [
    "media",
    "search-card__media"
  ],
  [
    "body",
    "search-card__body"
  ],
  [
    "top",
    "search-card__top"
  ],
  [
    "number",
    "search-card__number"
  ],
  [
    "score",
    "search-card__score"
  ],
  [
    "model",
    "search-card__model"
  ],
  [
    "badges",
    "search-card__badges"
  ],
  [
    "actions",
    "search-card__actions"
  ],
  [
    "details",
    "search-card__details"
  ],
  [
    "compare",
    "search-card__compare"
  ]
]
const searchCardSlotFns = /* @__PURE__ */ searchCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, searchCardDefaultVariants, getSlotCompoundVariant(searchCardCompoundVariants, slotName))])

const searchCardFn = memo((props = {}) => {
  return Object.fromEntries(searchCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const searchCardVariantKeys = []
const getVariantProps = (variants) => ({ ...searchCardDefaultVariants, ...compact(variants) })

export const searchCard = /* @__PURE__ */ Object.assign(searchCardFn, {
  __recipe__: false,
  __name__: 'searchCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: searchCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, searchCardVariantKeys)
  },
  getVariantProps
})