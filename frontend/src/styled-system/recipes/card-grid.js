import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const cardGridFn = /* @__PURE__ */ createRecipe('ui-card-grid', {}, [])

const cardGridVariantMap = {
  "columns": [
    "three",
    "four"
  ]
}

const cardGridVariantKeys = Object.keys(cardGridVariantMap)

export const cardGrid = /* @__PURE__ */ Object.assign(memo(cardGridFn.recipeFn), {
  __recipe__: true,
  __name__: 'cardGrid',
  __getCompoundVariantCss__: cardGridFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: cardGridVariantKeys,
  variantMap: cardGridVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, cardGridVariantKeys)
  },
  getVariantProps: cardGridFn.getVariantProps,
})