import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const mastheadDefaultVariants = {}
const mastheadCompoundVariants = []

const mastheadSlotNames = [
  [
    "root",
    "masthead__root"
  ],
  [
    "bar",
    "masthead__bar"
  ],
  [
    "brand",
    "masthead__brand"
  ],
  [
    "navigation",
    "masthead__navigation"
  ],
  [
    "entry",
    "masthead__entry"
  ],
  [
    "spacer",
    "masthead__spacer"
  ],
  [
    "search",
    "masthead__search"
  ],
  [
    "icon",
    "masthead__icon"
  ],
  [
    "searchLink",
    "masthead__searchLink"
  ],
  [
    "theme",
    "masthead__theme"
  ],
  [
    "account",
    "masthead__account"
  ],
  [
    "menu",
    "masthead__menu"
  ]
]
const mastheadSlotFns = /* @__PURE__ */ mastheadSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, mastheadDefaultVariants, getSlotCompoundVariant(mastheadCompoundVariants, slotName))])

const mastheadFn = memo((props = {}) => {
  return Object.fromEntries(mastheadSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const mastheadVariantKeys = []
const getVariantProps = (variants) => ({ ...mastheadDefaultVariants, ...compact(variants) })

export const masthead = /* @__PURE__ */ Object.assign(mastheadFn, {
  __recipe__: false,
  __name__: 'masthead',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: mastheadVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, mastheadVariantKeys)
  },
  getVariantProps
})