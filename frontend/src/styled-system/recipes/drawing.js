import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const drawingFn = /* @__PURE__ */ createRecipe('ui-drawing', {}, [])

const drawingVariantMap = {}

const drawingVariantKeys = Object.keys(drawingVariantMap)

export const drawing = /* @__PURE__ */ Object.assign(memo(drawingFn.recipeFn), {
  __recipe__: true,
  __name__: 'drawing',
  __getCompoundVariantCss__: drawingFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: drawingVariantKeys,
  variantMap: drawingVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, drawingVariantKeys)
  },
  getVariantProps: drawingFn.getVariantProps,
})