import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const voteButtonFn = /* @__PURE__ */ createRecipe('ui-vote-button', {}, [])

const voteButtonVariantMap = {
  "joined": [
    "first",
    "second"
  ],
  "size": [
    "large",
    "narrow",
    "card"
  ]
}

const voteButtonVariantKeys = Object.keys(voteButtonVariantMap)

export const voteButton = /* @__PURE__ */ Object.assign(memo(voteButtonFn.recipeFn), {
  __recipe__: true,
  __name__: 'voteButton',
  __getCompoundVariantCss__: voteButtonFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: voteButtonVariantKeys,
  variantMap: voteButtonVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, voteButtonVariantKeys)
  },
  getVariantProps: voteButtonFn.getVariantProps,
})