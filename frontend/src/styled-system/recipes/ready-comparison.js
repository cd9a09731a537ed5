import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const readyComparisonFn = /* @__PURE__ */ createRecipe('ui-ready-comparison', {}, [])

const readyComparisonVariantMap = {}

const readyComparisonVariantKeys = Object.keys(readyComparisonVariantMap)

export const readyComparison = /* @__PURE__ */ Object.assign(memo(readyComparisonFn.recipeFn), {
  __recipe__: true,
  __name__: 'readyComparison',
  __getCompoundVariantCss__: readyComparisonFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: readyComparisonVariantKeys,
  variantMap: readyComparisonVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, readyComparisonVariantKeys)
  },
  getVariantProps: readyComparisonFn.getVariantProps,
})