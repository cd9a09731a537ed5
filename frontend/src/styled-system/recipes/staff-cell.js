import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const staffCellFn = /* @__PURE__ */ createRecipe('ui-staff-cell', {}, [])

const staffCellVariantMap = {
  "span": [
    "wide",
    "full"
  ],
  "kind": [
    "selection",
    "name",
    "number",
    "words",
    "time",
    "email",
    "key",
    "actions",
    "decisions"
  ]
}

const staffCellVariantKeys = Object.keys(staffCellVariantMap)

export const staffCell = /* @__PURE__ */ Object.assign(memo(staffCellFn.recipeFn), {
  __recipe__: true,
  __name__: 'staffCell',
  __getCompoundVariantCss__: staffCellFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: staffCellVariantKeys,
  variantMap: staffCellVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, staffCellVariantKeys)
  },
  getVariantProps: staffCellFn.getVariantProps,
})