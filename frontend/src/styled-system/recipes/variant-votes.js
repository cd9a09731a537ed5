import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const variantVotesDefaultVariants = {}
const variantVotesCompoundVariants = []

const variantVotesSlotNames = [
  [
    "cells",
    "variant-votes__cells"
  ],
  [
    "cell",
    "variant-votes__cell"
  ],
  [
    "label",
    "variant-votes__label"
  ],
  [
    "pair",
    "variant-votes__pair"
  ],
  [
    "hint",
    "variant-votes__hint"
  ]
]
const variantVotesSlotFns = /* @__PURE__ */ variantVotesSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, variantVotesDefaultVariants, getSlotCompoundVariant(variantVotesCompoundVariants, slotName))])

const variantVotesFn = memo((props = {}) => {
  return Object.fromEntries(variantVotesSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const variantVotesVariantKeys = []
const getVariantProps = (variants) => ({ ...variantVotesDefaultVariants, ...compact(variants) })

export const variantVotes = /* @__PURE__ */ Object.assign(variantVotesFn, {
  __recipe__: false,
  __name__: 'variantVotes',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: variantVotesVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, variantVotesVariantKeys)
  },
  getVariantProps
})