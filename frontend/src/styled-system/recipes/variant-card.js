import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const variantCardDefaultVariants = {}
const variantCardCompoundVariants = []

const variantCardSlotNames = [
  [
    "root",
    "variant-card__root"
  ],
  [
    "rank",
    "variant-card__rank"
  ],
  [
    "number",
    "variant-card__number"
  ],
  [
    "uncertain",
    "variant-card__uncertain"
  ],
  [
    "standing",
    "variant-card__standing"
  ],
  [
    "picture",
    "variant-card__picture"
  ],
  [
    "media",
    "variant-card__media"
  ],
  [
    "mediaLink",
    "variant-card__mediaLink"
  ],
  [
    "identity",
    "variant-card__identity"
  ],
  [
    "name",
    "variant-card__name"
  ],
  [
    "price",
    "variant-card__price"
  ],
  [
    "score",
    "variant-card__score"
  ],
  [
    "scoreRow",
    "variant-card__scoreRow"
  ],
  [
    "scoreValue",
    "variant-card__scoreValue"
  ],
  [
    "shared",
    "variant-card__shared"
  ],
  [
    "opened",
    "variant-card__opened"
  ],
  [
    "evidence",
    "variant-card__evidence"
  ],
  [
    "likely",
    "variant-card__likely"
  ],
  [
    "footer",
    "variant-card__footer"
  ],
  [
    "actions",
    "variant-card__actions"
  ],
  [
    "details",
    "variant-card__details"
  ],
  [
    "compare",
    "variant-card__compare"
  ]
]
const variantCardSlotFns = /* @__PURE__ */ variantCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, variantCardDefaultVariants, getSlotCompoundVariant(variantCardCompoundVariants, slotName))])

const variantCardFn = memo((props = {}) => {
  return Object.fromEntries(variantCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const variantCardVariantKeys = []
const getVariantProps = (variants) => ({ ...variantCardDefaultVariants, ...compact(variants) })

export const variantCard = /* @__PURE__ */ Object.assign(variantCardFn, {
  __recipe__: false,
  __name__: 'variantCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: variantCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, variantCardVariantKeys)
  },
  getVariantProps
})