import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const segmentDefaultVariants = {}
const segmentCompoundVariants = []

const segmentSlotNames = [
  [
    "root",
    "segment__root"
  ],
  [
    "option",
    "segment__option"
  ]
]
const segmentSlotFns = /* @__PURE__ */ segmentSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, segmentDefaultVariants, getSlotCompoundVariant(segmentCompoundVariants, slotName))])

const segmentFn = memo((props = {}) => {
  return Object.fromEntries(segmentSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const segmentVariantKeys = []
const getVariantProps = (variants) => ({ ...segmentDefaultVariants, ...compact(variants) })

export const segment = /* @__PURE__ */ Object.assign(segmentFn, {
  __recipe__: false,
  __name__: 'segment',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: segmentVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, segmentVariantKeys)
  },
  getVariantProps
})