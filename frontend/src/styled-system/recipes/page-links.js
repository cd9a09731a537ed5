import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const pageLinksFn = /* @__PURE__ */ createRecipe('ui-page-links', {}, [])

const pageLinksVariantMap = {}

const pageLinksVariantKeys = Object.keys(pageLinksVariantMap)

export const pageLinks = /* @__PURE__ */ Object.assign(memo(pageLinksFn.recipeFn), {
  __recipe__: true,
  __name__: 'pageLinks',
  __getCompoundVariantCss__: pageLinksFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: pageLinksVariantKeys,
  variantMap: pageLinksVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, pageLinksVariantKeys)
  },
  getVariantProps: pageLinksFn.getVariantProps,
})