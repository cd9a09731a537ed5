import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const checkFn = /* @__PURE__ */ createRecipe('ui-check', {}, [])

const checkVariantMap = {}

const checkVariantKeys = Object.keys(checkVariantMap)

export const check = /* @__PURE__ */ Object.assign(memo(checkFn.recipeFn), {
  __recipe__: true,
  __name__: 'check',
  __getCompoundVariantCss__: checkFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: checkVariantKeys,
  variantMap: checkVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, checkVariantKeys)
  },
  getVariantProps: checkFn.getVariantProps,
})