import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const rankingSkeletonFn = /* @__PURE__ */ createRecipe('ui-ranking-skeleton', {}, [])

const rankingSkeletonVariantMap = {}

const rankingSkeletonVariantKeys = Object.keys(rankingSkeletonVariantMap)

export const rankingSkeleton = /* @__PURE__ */ Object.assign(memo(rankingSkeletonFn.recipeFn), {
  __recipe__: true,
  __name__: 'rankingSkeleton',
  __getCompoundVariantCss__: rankingSkeletonFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: rankingSkeletonVariantKeys,
  variantMap: rankingSkeletonVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, rankingSkeletonVariantKeys)
  },
  getVariantProps: rankingSkeletonFn.getVariantProps,
})