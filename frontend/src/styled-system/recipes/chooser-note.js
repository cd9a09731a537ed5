import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const chooserNoteFn = /* @__PURE__ */ createRecipe('ui-chooser-note', {}, [])

const chooserNoteVariantMap = {}

const chooserNoteVariantKeys = Object.keys(chooserNoteVariantMap)

export const chooserNote = /* @__PURE__ */ Object.assign(memo(chooserNoteFn.recipeFn), {
  __recipe__: true,
  __name__: 'chooserNote',
  __getCompoundVariantCss__: chooserNoteFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: chooserNoteVariantKeys,
  variantMap: chooserNoteVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, chooserNoteVariantKeys)
  },
  getVariantProps: chooserNoteFn.getVariantProps,
})