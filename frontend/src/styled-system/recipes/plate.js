import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const plateFn = /* @__PURE__ */ createRecipe('ui-plate', {}, [])

const plateVariantMap = {
  "isOpen": [
    "true"
  ]
}

const plateVariantKeys = Object.keys(plateVariantMap)

export const plate = /* @__PURE__ */ Object.assign(memo(plateFn.recipeFn), {
  __recipe__: true,
  __name__: 'plate',
  __getCompoundVariantCss__: plateFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: plateVariantKeys,
  variantMap: plateVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, plateVariantKeys)
  },
  getVariantProps: plateFn.getVariantProps,
})