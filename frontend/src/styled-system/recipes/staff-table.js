import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const staffTableFn = /* @__PURE__ */ createRecipe('ui-staff-table', {}, [])

const staffTableVariantMap = {}

const staffTableVariantKeys = Object.keys(staffTableVariantMap)

export const staffTable = /* @__PURE__ */ Object.assign(memo(staffTableFn.recipeFn), {
  __recipe__: true,
  __name__: 'staffTable',
  __getCompoundVariantCss__: staffTableFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: staffTableVariantKeys,
  variantMap: staffTableVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, staffTableVariantKeys)
  },
  getVariantProps: staffTableFn.getVariantProps,
})