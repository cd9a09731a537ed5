import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const columnChoiceFn = /* @__PURE__ */ createRecipe('ui-column-choice', {}, [])

const columnChoiceVariantMap = {}

const columnChoiceVariantKeys = Object.keys(columnChoiceVariantMap)

export const columnChoice = /* @__PURE__ */ Object.assign(memo(columnChoiceFn.recipeFn), {
  __recipe__: true,
  __name__: 'columnChoice',
  __getCompoundVariantCss__: columnChoiceFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: columnChoiceVariantKeys,
  variantMap: columnChoiceVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, columnChoiceVariantKeys)
  },
  getVariantProps: columnChoiceFn.getVariantProps,
})