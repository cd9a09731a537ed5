import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const movementFn = /* @__PURE__ */ createRecipe('ui-movement', {}, [])

const movementVariantMap = {
  "direction": [
    "up",
    "down",
    "new"
  ]
}

const movementVariantKeys = Object.keys(movementVariantMap)

export const movement = /* @__PURE__ */ Object.assign(memo(movementFn.recipeFn), {
  __recipe__: true,
  __name__: 'movement',
  __getCompoundVariantCss__: movementFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: movementVariantKeys,
  variantMap: movementVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, movementVariantKeys)
  },
  getVariantProps: movementFn.getVariantProps,
})