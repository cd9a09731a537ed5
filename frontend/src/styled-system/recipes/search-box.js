import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const searchBoxDefaultVariants = {}
const searchBoxCompoundVariants = []

const searchBoxSlotNames = [
  [
    "root",
    "search-box__root"
  ],
  [
    "label",
    "search-box__label"
  ],
  [
    "input",
    "search-box__input"
  ],
  [
    "clear",
    "search-box__clear"
  ]
]
const searchBoxSlotFns = /* @__PURE__ */ searchBoxSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, searchBoxDefaultVariants, getSlotCompoundVariant(searchBoxCompoundVariants, slotName))])

const searchBoxFn = memo((props = {}) => {
  return Object.fromEntries(searchBoxSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const searchBoxVariantKeys = []
const getVariantProps = (variants) => ({ ...searchBoxDefaultVariants, ...compact(variants) })

export const searchBox = /* @__PURE__ */ Object.assign(searchBoxFn, {
  __recipe__: false,
  __name__: 'searchBox',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: searchBoxVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, searchBoxVariantKeys)
  },
  getVariantProps
})