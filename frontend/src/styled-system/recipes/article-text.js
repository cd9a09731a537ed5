import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const articleTextFn = /* @__PURE__ */ createRecipe('ui-article-text', {}, [])

const articleTextVariantMap = {}

const articleTextVariantKeys = Object.keys(articleTextVariantMap)

export const articleText = /* @__PURE__ */ Object.assign(memo(articleTextFn.recipeFn), {
  __recipe__: true,
  __name__: 'articleText',
  __getCompoundVariantCss__: articleTextFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: articleTextVariantKeys,
  variantMap: articleTextVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, articleTextVariantKeys)
  },
  getVariantProps: articleTextFn.getVariantProps,
})