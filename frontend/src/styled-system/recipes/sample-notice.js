import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const sampleNoticeFn = /* @__PURE__ */ createRecipe('ui-sample-notice', {}, [])

const sampleNoticeVariantMap = {}

const sampleNoticeVariantKeys = Object.keys(sampleNoticeVariantMap)

export const sampleNotice = /* @__PURE__ */ Object.assign(memo(sampleNoticeFn.recipeFn), {
  __recipe__: true,
  __name__: 'sampleNotice',
  __getCompoundVariantCss__: sampleNoticeFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: sampleNoticeVariantKeys,
  variantMap: sampleNoticeVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, sampleNoticeVariantKeys)
  },
  getVariantProps: sampleNoticeFn.getVariantProps,
})