import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const featuredStoryDefaultVariants = {}
const featuredStoryCompoundVariants = []

const featuredStorySlotNames = [
  [
    "root",
    "featured-story__root"
  ],
  [
    "picture",
    "featured-story__picture"
  ],
  [
    "body",
    "featured-story__body"
  ],
  [
    "title",
    "featured-story__title"
  ]
]
const featuredStorySlotFns = /* @__PURE__ */ featuredStorySlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, featuredStoryDefaultVariants, getSlotCompoundVariant(featuredStoryCompoundVariants, slotName))])

const featuredStoryFn = memo((props = {}) => {
  return Object.fromEntries(featuredStorySlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const featuredStoryVariantKeys = []
const getVariantProps = (variants) => ({ ...featuredStoryDefaultVariants, ...compact(variants) })

export const featuredStory = /* @__PURE__ */ Object.assign(featuredStoryFn, {
  __recipe__: false,
  __name__: 'featuredStory',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: featuredStoryVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, featuredStoryVariantKeys)
  },
  getVariantProps
})