import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const listSkeletonDefaultVariants = {}
const listSkeletonCompoundVariants = []

const listSkeletonSlotNames = [
  [
    "root",
    "list-skeleton__root"
  ]
]
const listSkeletonSlotFns = /* @__PURE__ */ listSkeletonSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, listSkeletonDefaultVariants, getSlotCompoundVariant(listSkeletonCompoundVariants, slotName))])

const listSkeletonFn = memo((props = {}) => {
  return Object.fromEntries(listSkeletonSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const listSkeletonVariantKeys = []
const getVariantProps = (variants) => ({ ...listSkeletonDefaultVariants, ...compact(variants) })

export const listSkeleton = /* @__PURE__ */ Object.assign(listSkeletonFn, {
  __recipe__: false,
  __name__: 'listSkeleton',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: listSkeletonVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, listSkeletonVariantKeys)
  },
  getVariantProps
})