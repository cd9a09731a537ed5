import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const bylineFn = /* @__PURE__ */ createRecipe('ui-byline', {}, [])

const bylineVariantMap = {}

const bylineVariantKeys = Object.keys(bylineVariantMap)

export const byline = /* @__PURE__ */ Object.assign(memo(bylineFn.recipeFn), {
  __recipe__: true,
  __name__: 'byline',
  __getCompoundVariantCss__: bylineFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: bylineVariantKeys,
  variantMap: bylineVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, bylineVariantKeys)
  },
  getVariantProps: bylineFn.getVariantProps,
})