import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const verdictFn = /* @__PURE__ */ createRecipe('ui-verdict', {}, [])

const verdictVariantMap = {}

const verdictVariantKeys = Object.keys(verdictVariantMap)

export const verdict = /* @__PURE__ */ Object.assign(memo(verdictFn.recipeFn), {
  __recipe__: true,
  __name__: 'verdict',
  __getCompoundVariantCss__: verdictFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: verdictVariantKeys,
  variantMap: verdictVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, verdictVariantKeys)
  },
  getVariantProps: verdictFn.getVariantProps,
})