import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const cardVotesDefaultVariants = {}
const cardVotesCompoundVariants = []

const cardVotesSlotNames = [
  [
    "cells",
    "card-votes__cells"
  ],
  [
    "cell",
    "card-votes__cell"
  ],
  [
    "label",
    "card-votes__label"
  ],
  [
    "pair",
    "card-votes__pair"
  ],
  [
    "hint",
    "card-votes__hint"
  ]
]
const cardVotesSlotFns = /* @__PURE__ */ cardVotesSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, cardVotesDefaultVariants, getSlotCompoundVariant(cardVotesCompoundVariants, slotName))])

const cardVotesFn = memo((props = {}) => {
  return Object.fromEntries(cardVotesSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const cardVotesVariantKeys = []
const getVariantProps = (variants) => ({ ...cardVotesDefaultVariants, ...compact(variants) })

export const cardVotes = /* @__PURE__ */ Object.assign(cardVotesFn, {
  __recipe__: false,
  __name__: 'cardVotes',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: cardVotesVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, cardVotesVariantKeys)
  },
  getVariantProps
})