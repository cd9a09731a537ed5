import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const skeletonBlockFn = /* @__PURE__ */ createRecipe('ui-skeleton-block', {}, [])

const skeletonBlockVariantMap = {}

const skeletonBlockVariantKeys = Object.keys(skeletonBlockVariantMap)

export const skeletonBlock = /* @__PURE__ */ Object.assign(memo(skeletonBlockFn.recipeFn), {
  __recipe__: true,
  __name__: 'skeletonBlock',
  __getCompoundVariantCss__: skeletonBlockFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: skeletonBlockVariantKeys,
  variantMap: skeletonBlockVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, skeletonBlockVariantKeys)
  },
  getVariantProps: skeletonBlockFn.getVariantProps,
})