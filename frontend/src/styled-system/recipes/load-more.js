import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const loadMoreDefaultVariants = {}
const loadMoreCompoundVariants = []

const loadMoreSlotNames = [
  [
    "list",
    "load-more__list"
  ],
  [
    "more",
    "load-more__more"
  ]
]
const loadMoreSlotFns = /* @__PURE__ */ loadMoreSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, loadMoreDefaultVariants, getSlotCompoundVariant(loadMoreCompoundVariants, slotName))])

const loadMoreFn = memo((props = {}) => {
  return Object.fromEntries(loadMoreSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const loadMoreVariantKeys = []
const getVariantProps = (variants) => ({ ...loadMoreDefaultVariants, ...compact(variants) })

export const loadMore = /* @__PURE__ */ Object.assign(loadMoreFn, {
  __recipe__: false,
  __name__: 'loadMore',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: loadMoreVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, loadMoreVariantKeys)
  },
  getVariantProps
})