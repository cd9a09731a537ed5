import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const crumbFn = /* @__PURE__ */ createRecipe('ui-crumb', {}, [])

const crumbVariantMap = {}

const crumbVariantKeys = Object.keys(crumbVariantMap)

export const crumb = /* @__PURE__ */ Object.assign(memo(crumbFn.recipeFn), {
  __recipe__: true,
  __name__: 'crumb',
  __getCompoundVariantCss__: crumbFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: crumbVariantKeys,
  variantMap: crumbVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, crumbVariantKeys)
  },
  getVariantProps: crumbFn.getVariantProps,
})