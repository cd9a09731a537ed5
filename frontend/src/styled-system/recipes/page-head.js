import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const pageHeadFn = /* @__PURE__ */ createRecipe('ui-page-head', {}, [])

const pageHeadVariantMap = {}

const pageHeadVariantKeys = Object.keys(pageHeadVariantMap)

export const pageHead = /* @__PURE__ */ Object.assign(memo(pageHeadFn.recipeFn), {
  __recipe__: true,
  __name__: 'pageHead',
  __getCompoundVariantCss__: pageHeadFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: pageHeadVariantKeys,
  variantMap: pageHeadVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, pageHeadVariantKeys)
  },
  getVariantProps: pageHeadFn.getVariantProps,
})