import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const retailerReviewsDefaultVariants = {}
const retailerReviewsCompoundVariants = []

const retailerReviewsSlotNames = [
  [
    "retailer",
    "retailer-reviews__retailer"
  ],
  [
    "name",
    "retailer-reviews__name"
  ],
  [
    "score",
    "retailer-reviews__score"
  ],
  [
    "details",
    "retailer-reviews__details"
  ],
  [
    "missing",
    "retailer-reviews__missing"
  ]
]
const retailerReviewsSlotFns = /* @__PURE__ */ retailerReviewsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, retailerReviewsDefaultVariants, getSlotCompoundVariant(retailerReviewsCompoundVariants, slotName))])

const retailerReviewsFn = memo((props = {}) => {
  return Object.fromEntries(retailerReviewsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const retailerReviewsVariantKeys = []
const getVariantProps = (variants) => ({ ...retailerReviewsDefaultVariants, ...compact(variants) })

export const retailerReviews = /* @__PURE__ */ Object.assign(retailerReviewsFn, {
  __recipe__: false,
  __name__: 'retailerReviews',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: retailerReviewsVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, retailerReviewsVariantKeys)
  },
  getVariantProps
})