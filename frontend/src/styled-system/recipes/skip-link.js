import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const skipLinkFn = /* @__PURE__ */ createRecipe('ui-skip-link', {}, [])

const skipLinkVariantMap = {}

const skipLinkVariantKeys = Object.keys(skipLinkVariantMap)

export const skipLink = /* @__PURE__ */ Object.assign(memo(skipLinkFn.recipeFn), {
  __recipe__: true,
  __name__: 'skipLink',
  __getCompoundVariantCss__: skipLinkFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: skipLinkVariantKeys,
  variantMap: skipLinkVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, skipLinkVariantKeys)
  },
  getVariantProps: skipLinkFn.getVariantProps,
})