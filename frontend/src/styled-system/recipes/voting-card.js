import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const votingCardDefaultVariants = {}
const votingCardCompoundVariants = []

const votingCardSlotNames = [
  [
    "root",
    "voting-card__root"
  ],
  [
    "heading",
    "voting-card__heading"
  ],
  [
    "choices",
    "voting-card__choices"
  ],
  [
    "tabs",
    "voting-card__tabs"
  ],
  [
    "aspects",
    "voting-card__aspects"
  ],
  [
    "required",
    "voting-card__required"
  ],
  [
    "frozen",
    "voting-card__frozen"
  ],
  [
    "buttons",
    "voting-card__buttons"
  ],
  [
    "share",
    "voting-card__share"
  ],
  [
    "upvotes",
    "voting-card__upvotes"
  ],
  [
    "line",
    "voting-card__line"
  ],
  [
    "own",
    "voting-card__own"
  ],
  [
    "withdraw",
    "voting-card__withdraw"
  ],
  [
    "thumbsUp",
    "voting-card__thumbsUp"
  ]
]
const votingCardSlotFns = /* @__PURE__ */ votingCardSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, votingCardDefaultVariants, getSlotCompoundVariant(votingCardCompoundVariants, slotName))])

const votingCardFn = memo((props = {}) => {
  return Object.fromEntries(votingCardSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const votingCardVariantKeys = []
const getVariantProps = (variants) => ({ ...votingCardDefaultVariants, ...compact(variants) })

export const votingCard = /* @__PURE__ */ Object.assign(votingCardFn, {
  __recipe__: false,
  __name__: 'votingCard',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: votingCardVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, votingCardVariantKeys)
  },
  getVariantProps
})