import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const emptyFn = /* @__PURE__ */ createRecipe('ui-empty', {}, [])

const emptyVariantMap = {}

const emptyVariantKeys = Object.keys(emptyVariantMap)

export const empty = /* @__PURE__ */ Object.assign(memo(emptyFn.recipeFn), {
  __recipe__: true,
  __name__: 'empty',
  __getCompoundVariantCss__: emptyFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: emptyVariantKeys,
  variantMap: emptyVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, emptyVariantKeys)
  },
  getVariantProps: emptyFn.getVariantProps,
})