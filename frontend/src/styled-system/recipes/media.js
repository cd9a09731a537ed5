import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const mediaDefaultVariants = {}
const mediaCompoundVariants = []

const mediaSlotNames = [
  [
    "frame",
    "media__frame"
  ],
  [
    "drawing",
    "media__drawing"
  ]
]
const mediaSlotFns = /* @__PURE__ */ mediaSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, mediaDefaultVariants, getSlotCompoundVariant(mediaCompoundVariants, slotName))])

const mediaFn = memo((props = {}) => {
  return Object.fromEntries(mediaSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const mediaVariantKeys = []
const getVariantProps = (variants) => ({ ...mediaDefaultVariants, ...compact(variants) })

export const media = /* @__PURE__ */ Object.assign(mediaFn, {
  __recipe__: false,
  __name__: 'media',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: mediaVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, mediaVariantKeys)
  },
  getVariantProps
})