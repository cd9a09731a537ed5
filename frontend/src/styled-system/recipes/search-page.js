import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const searchPageDefaultVariants = {}
const searchPageCompoundVariants = []

const searchPageSlotNames = [
  [
    "loading",
    "search-page__loading"
  ],
  [
    "filter",
    "search-page__filter"
  ],
  [
    "filterChip",
    "search-page__filterChip"
  ],
  [
    "offers",
    "search-page__offers"
  ],
  [
    "heading",
    "search-page__heading"
  ],
  [
    "note",
    "search-page__note"
  ],
  [
    "browse",
    "search-page__browse"
  ]
]
const searchPageSlotFns = /* @__PURE__ */ searchPageSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, searchPageDefaultVariants, getSlotCompoundVariant(searchPageCompoundVariants, slotName))])

const searchPageFn = memo((props = {}) => {
  return Object.fromEntries(searchPageSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const searchPageVariantKeys = []
const getVariantProps = (variants) => ({ ...searchPageDefaultVariants, ...compact(variants) })

export const searchPage = /* @__PURE__ */ Object.assign(searchPageFn, {
  __recipe__: false,
  __name__: 'searchPage',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: searchPageVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, searchPageVariantKeys)
  },
  getVariantProps
})