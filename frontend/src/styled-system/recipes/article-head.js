import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const articleHeadFn = /* @__PURE__ */ createRecipe('ui-article-head', {}, [])

const articleHeadVariantMap = {}

const articleHeadVariantKeys = Object.keys(articleHeadVariantMap)

export const articleHead = /* @__PURE__ */ Object.assign(memo(articleHeadFn.recipeFn), {
  __recipe__: true,
  __name__: 'articleHead',
  __getCompoundVariantCss__: articleHeadFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: articleHeadVariantKeys,
  variantMap: articleHeadVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, articleHeadVariantKeys)
  },
  getVariantProps: articleHeadFn.getVariantProps,
})