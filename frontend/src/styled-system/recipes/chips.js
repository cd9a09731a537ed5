import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const chipsFn = /* @__PURE__ */ createRecipe('ui-chips', {}, [])

const chipsVariantMap = {}

const chipsVariantKeys = Object.keys(chipsVariantMap)

export const chips = /* @__PURE__ */ Object.assign(memo(chipsFn.recipeFn), {
  __recipe__: true,
  __name__: 'chips',
  __getCompoundVariantCss__: chipsFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: chipsVariantKeys,
  variantMap: chipsVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, chipsVariantKeys)
  },
  getVariantProps: chipsFn.getVariantProps,
})