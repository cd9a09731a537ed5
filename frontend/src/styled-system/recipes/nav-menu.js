import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const navMenuDefaultVariants = {}
const navMenuCompoundVariants = []

const navMenuSlotNames = [
  [
    "root",
    "nav-menu__root"
  ],
  [
    "panel",
    "nav-menu__panel"
  ],
  [
    "drawing",
    "nav-menu__drawing"
  ],
  [
    "note",
    "nav-menu__note"
  ]
]
const navMenuSlotFns = /* @__PURE__ */ navMenuSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, navMenuDefaultVariants, getSlotCompoundVariant(navMenuCompoundVariants, slotName))])

const navMenuFn = memo((props = {}) => {
  return Object.fromEntries(navMenuSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const navMenuVariantKeys = []
const getVariantProps = (variants) => ({ ...navMenuDefaultVariants, ...compact(variants) })

export const navMenu = /* @__PURE__ */ Object.assign(navMenuFn, {
  __recipe__: false,
  __name__: 'navMenu',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: navMenuVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, navMenuVariantKeys)
  },
  getVariantProps
})