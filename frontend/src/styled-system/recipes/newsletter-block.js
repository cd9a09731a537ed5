import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const newsletterBlockDefaultVariants = {}
const newsletterBlockCompoundVariants = []

const newsletterBlockSlotNames = [
  [
    "root",
    "newsletter-block__root"
  ],
  [
    "text",
    "newsletter-block__text"
  ],
  [
    "open",
    "newsletter-block__open"
  ],
  [
    "form",
    "newsletter-block__form"
  ]
]
const newsletterBlockSlotFns = /* @__PURE__ */ newsletterBlockSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, newsletterBlockDefaultVariants, getSlotCompoundVariant(newsletterBlockCompoundVariants, slotName))])

const newsletterBlockFn = memo((props = {}) => {
  return Object.fromEntries(newsletterBlockSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const newsletterBlockVariantKeys = []
const getVariantProps = (variants) => ({ ...newsletterBlockDefaultVariants, ...compact(variants) })

export const newsletterBlock = /* @__PURE__ */ Object.assign(newsletterBlockFn, {
  __recipe__: false,
  __name__: 'newsletterBlock',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: newsletterBlockVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, newsletterBlockVariantKeys)
  },
  getVariantProps
})