import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const blogPageDefaultVariants = {}
const blogPageCompoundVariants = []

const blogPageSlotNames = [
  [
    "head",
    "blog-page__head"
  ],
  [
    "title",
    "blog-page__title"
  ],
  [
    "lead",
    "blog-page__lead"
  ],
  [
    "categories",
    "blog-page__categories"
  ],
  [
    "category",
    "blog-page__category"
  ],
  [
    "count",
    "blog-page__count"
  ],
  [
    "unit",
    "blog-page__unit"
  ],
  [
    "listHead",
    "blog-page__listHead"
  ],
  [
    "cards",
    "blog-page__cards"
  ]
]
const blogPageSlotFns = /* @__PURE__ */ blogPageSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, blogPageDefaultVariants, getSlotCompoundVariant(blogPageCompoundVariants, slotName))])

const blogPageFn = memo((props = {}) => {
  return Object.fromEntries(blogPageSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const blogPageVariantKeys = []
const getVariantProps = (variants) => ({ ...blogPageDefaultVariants, ...compact(variants) })

export const blogPage = /* @__PURE__ */ Object.assign(blogPageFn, {
  __recipe__: false,
  __name__: 'blogPage',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: blogPageVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, blogPageVariantKeys)
  },
  getVariantProps
})