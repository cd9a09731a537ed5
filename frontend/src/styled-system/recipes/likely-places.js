import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const likelyPlacesDefaultVariants = {}
const likelyPlacesCompoundVariants = []

const likelyPlacesSlotNames = [
  [
    "root",
    "likely-places__root"
  ],
  [
    "axis",
    "likely-places__axis"
  ],
  [
    "range",
    "likely-places__range"
  ],
  [
    "place",
    "likely-places__place"
  ]
]
const likelyPlacesSlotFns = /* @__PURE__ */ likelyPlacesSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, likelyPlacesDefaultVariants, getSlotCompoundVariant(likelyPlacesCompoundVariants, slotName))])

const likelyPlacesFn = memo((props = {}) => {
  return Object.fromEntries(likelyPlacesSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const likelyPlacesVariantKeys = []
const getVariantProps = (variants) => ({ ...likelyPlacesDefaultVariants, ...compact(variants) })

export const likelyPlaces = /* @__PURE__ */ Object.assign(likelyPlacesFn, {
  __recipe__: false,
  __name__: 'likelyPlaces',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: likelyPlacesVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, likelyPlacesVariantKeys)
  },
  getVariantProps
})