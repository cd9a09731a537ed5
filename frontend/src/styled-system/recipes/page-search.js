import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const pageSearchFn = /* @__PURE__ */ createRecipe('ui-page-search', {}, [])

const pageSearchVariantMap = {}

const pageSearchVariantKeys = Object.keys(pageSearchVariantMap)

export const pageSearch = /* @__PURE__ */ Object.assign(memo(pageSearchFn.recipeFn), {
  __recipe__: true,
  __name__: 'pageSearch',
  __getCompoundVariantCss__: pageSearchFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: pageSearchVariantKeys,
  variantMap: pageSearchVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, pageSearchVariantKeys)
  },
  getVariantProps: pageSearchFn.getVariantProps,
})