import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const rankCardDefaultVariants = {}
const rankCardCompoundVariants = []

const rankCardSlotNames = [
  [
    "root",
    "rank-card__root"
  ],
  [
    "rank",
    "rank-card__rank"
  ],
  [
    "number",
    "rank-card__number"
  ],
  [
    "uncertain",
    "rank-card__uncertain"
  ],
  [
    "standing",
    "rank-card__standing"
  ],
  [
    "likely",
    "rank-card__likely"
  ],
  [
    "media",
    "rank-card__media"
  ],
  [
    "mediaLink",
    "rank-card__mediaLink"
  ],
  [
    "identity",
    "rank-card__identity"
  ],
  [
    "name",
    "rank-card__name"
  ],
  [
    "meta",
    "rank-card__meta"
  ],
  [
    "price",
    "rank-card__price"
  ],
  [
    "badge",
    "rank-card__badge"
  ],
  [
    "repeatedDate",
    "rank-card__repeatedDate"
  ],
  [
    "score",
    "rank-card__score"
  ],
  [
    "scoreRow",
    "rank-card__scoreRow"
  ],
  [
    "scoreValue",
    "rank-card__scoreValue"
  ],
  [
    "reviews",
    "rank-card__reviews"
  ],
  [
    "footer",
    "rank-card__footer"
  ],
  [
    "actions",
    "rank-card__actions"
  ],
  [
    "details",
    "rank-card__details"
  ],
  [
    "compare",
    "rank-card__compare"
  ]
]
const rankCardSlotFns = /* @__PURE__ */ rankCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, rankCardDefaultVariants, getSlotCompoundVariant(rankCardCompoundVariants, slotName))])

const rankCardFn = memo((props = {}) => {
  return Object.fromEntries(rankCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const rankCardVariantKeys = []
const getVariantProps = (variants) => ({ ...rankCardDefaultVariants, ...compact(variants) })

export const rankCard = /* @__PURE__ */ Object.assign(rankCardFn, {
  __recipe__: false,
  __name__: 'rankCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: rankCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, rankCardVariantKeys)
  },
  getVariantProps
})