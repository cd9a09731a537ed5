import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const variantRetailersDefaultVariants = {}
const variantRetailersCompoundVariants = []

const variantRetailersSlotNames = [
  [
    "cells",
    "variant-retailers__cells"
  ],
  [
    "cell",
    "variant-retailers__cell"
  ],
  [
    "score",
    "variant-retailers__score"
  ],
  [
    "sentence",
    "variant-retailers__sentence"
  ]
]
const variantRetailersSlotFns = /* @__PURE__ */ variantRetailersSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, variantRetailersDefaultVariants, getSlotCompoundVariant(variantRetailersCompoundVariants, slotName))])

const variantRetailersFn = memo((props = {}) => {
  return Object.fromEntries(variantRetailersSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const variantRetailersVariantKeys = []
const getVariantProps = (variants) => ({ ...variantRetailersDefaultVariants, ...compact(variants) })

export const variantRetailers = /* @__PURE__ */ Object.assign(variantRetailersFn, {
  __recipe__: false,
  __name__: 'variantRetailers',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: variantRetailersVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, variantRetailersVariantKeys)
  },
  getVariantProps
})