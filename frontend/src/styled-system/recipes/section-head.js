import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const sectionHeadFn = /* @__PURE__ */ createRecipe('ui-section-head', {}, [])

const sectionHeadVariantMap = {}

const sectionHeadVariantKeys = Object.keys(sectionHeadVariantMap)

export const sectionHead = /* @__PURE__ */ Object.assign(memo(sectionHeadFn.recipeFn), {
  __recipe__: true,
  __name__: 'sectionHead',
  __getCompoundVariantCss__: sectionHeadFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: sectionHeadVariantKeys,
  variantMap: sectionHeadVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, sectionHeadVariantKeys)
  },
  getVariantProps: sectionHeadFn.getVariantProps,
})