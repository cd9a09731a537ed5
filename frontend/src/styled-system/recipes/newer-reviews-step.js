import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const newerReviewsStepFn = /* @__PURE__ */ createRecipe('ui-newer-reviews-step', {}, [])

const newerReviewsStepVariantMap = {}

const newerReviewsStepVariantKeys = Object.keys(newerReviewsStepVariantMap)

export const newerReviewsStep = /* @__PURE__ */ Object.assign(memo(newerReviewsStepFn.recipeFn), {
  __recipe__: true,
  __name__: 'newerReviewsStep',
  __getCompoundVariantCss__: newerReviewsStepFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: newerReviewsStepVariantKeys,
  variantMap: newerReviewsStepVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, newerReviewsStepVariantKeys)
  },
  getVariantProps: newerReviewsStepFn.getVariantProps,
})