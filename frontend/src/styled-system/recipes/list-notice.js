import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const listNoticeDefaultVariants = {}
const listNoticeCompoundVariants = []

const listNoticeSlotNames = [
  [
    "text",
    "list-notice__text"
  ],
  [
    "priceLinks",
    "list-notice__priceLinks"
  ]
]
const listNoticeSlotFns = /* @__PURE__ */ listNoticeSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, listNoticeDefaultVariants, getSlotCompoundVariant(listNoticeCompoundVariants, slotName))])

const listNoticeFn = memo((props = {}) => {
  return Object.fromEntries(listNoticeSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const listNoticeVariantKeys = []
const getVariantProps = (variants) => ({ ...listNoticeDefaultVariants, ...compact(variants) })

export const listNotice = /* @__PURE__ */ Object.assign(listNoticeFn, {
  __recipe__: false,
  __name__: 'listNotice',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: listNoticeVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, listNoticeVariantKeys)
  },
  getVariantProps
})