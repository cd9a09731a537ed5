import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const categoryBarDefaultVariants = {}
const categoryBarCompoundVariants = []

const categoryBarSlotNames = [
  [
    "root",
    "category-bar__root"
  ],
  [
    "link",
    "category-bar__link"
  ],
  [
    "drawing",
    "category-bar__drawing"
  ]
]
const categoryBarSlotFns = /* @__PURE__ */ categoryBarSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, categoryBarDefaultVariants, getSlotCompoundVariant(categoryBarCompoundVariants, slotName))])

const categoryBarFn = memo((props = {}) => {
  return Object.fromEntries(categoryBarSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const categoryBarVariantKeys = []
const getVariantProps = (variants) => ({ ...categoryBarDefaultVariants, ...compact(variants) })

export const categoryBar = /* @__PURE__ */ Object.assign(categoryBarFn, {
  __recipe__: false,
  __name__: 'categoryBar',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: categoryBarVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, categoryBarVariantKeys)
  },
  getVariantProps
})