import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const cardRetailersDefaultVariants = {}
const cardRetailersCompoundVariants = []

const cardRetailersSlotNames = [
  [
    "cells",
    "card-retailers__cells"
  ],
  [
    "cell",
    "card-retailers__cell"
  ],
  [
    "retailer",
    "card-retailers__retailer"
  ],
  [
    "score",
    "card-retailers__score"
  ],
  [
    "sentence",
    "card-retailers__sentence"
  ],
  [
    "others",
    "card-retailers__others"
  ]
]
const cardRetailersSlotFns = /* @__PURE__ */ cardRetailersSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, cardRetailersDefaultVariants, getSlotCompoundVariant(cardRetailersCompoundVariants, slotName))])

const cardRetailersFn = memo((props = {}) => {
  return Object.fromEntries(cardRetailersSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const cardRetailersVariantKeys = []
const getVariantProps = (variants) => ({ ...cardRetailersDefaultVariants, ...compact(variants) })

export const cardRetailers = /* @__PURE__ */ Object.assign(cardRetailersFn, {
  __recipe__: false,
  __name__: 'cardRetailers',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: cardRetailersVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, cardRetailersVariantKeys)
  },
  getVariantProps
})