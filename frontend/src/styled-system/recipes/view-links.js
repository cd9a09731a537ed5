import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const viewLinksDefaultVariants = {}
const viewLinksCompoundVariants = []

const viewLinksSlotNames = [
  [
    "root",
    "view-links__root"
  ],
  [
    "view",
    "view-links__view"
  ]
]
const viewLinksSlotFns = /* @__PURE__ */ viewLinksSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, viewLinksDefaultVariants, getSlotCompoundVariant(viewLinksCompoundVariants, slotName))])

const viewLinksFn = memo((props = {}) => {
  return Object.fromEntries(viewLinksSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const viewLinksVariantKeys = []
const getVariantProps = (variants) => ({ ...viewLinksDefaultVariants, ...compact(variants) })

export const viewLinks = /* @__PURE__ */ Object.assign(viewLinksFn, {
  __recipe__: false,
  __name__: 'viewLinks',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: viewLinksVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, viewLinksVariantKeys)
  },
  getVariantProps
})