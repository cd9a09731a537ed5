import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const fieldErrorFn = /* @__PURE__ */ createRecipe('ui-field-error', {}, [])

const fieldErrorVariantMap = {}

const fieldErrorVariantKeys = Object.keys(fieldErrorVariantMap)

export const fieldError = /* @__PURE__ */ Object.assign(memo(fieldErrorFn.recipeFn), {
  __recipe__: true,
  __name__: 'fieldError',
  __getCompoundVariantCss__: fieldErrorFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: fieldErrorVariantKeys,
  variantMap: fieldErrorVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, fieldErrorVariantKeys)
  },
  getVariantProps: fieldErrorFn.getVariantProps,
})