import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const footerDefaultVariants = {}
const footerCompoundVariants = []

const footerSlotNames = [
  [
    "root",
    "footer__root"
  ],
  [
    "columns",
    "footer__columns"
  ],
  [
    "about",
    "footer__about"
  ],
  [
    "name",
    "footer__name"
  ],
  [
    "independence",
    "footer__independence"
  ],
  [
    "source",
    "footer__source"
  ],
  [
    "copyright",
    "footer__copyright"
  ]
]
const footerSlotFns = /* @__PURE__ */ footerSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, footerDefaultVariants, getSlotCompoundVariant(footerCompoundVariants, slotName))])

const footerFn = memo((props = {}) => {
  return Object.fromEntries(footerSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const footerVariantKeys = []
const getVariantProps = (variants) => ({ ...footerDefaultVariants, ...compact(variants) })

export const footer = /* @__PURE__ */ Object.assign(footerFn, {
  __recipe__: false,
  __name__: 'footer',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: footerVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, footerVariantKeys)
  },
  getVariantProps
})