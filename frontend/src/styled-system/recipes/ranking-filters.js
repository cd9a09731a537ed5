import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const rankingFiltersFn = /* @__PURE__ */ createRecipe('ui-ranking-filters', {}, [])

const rankingFiltersVariantMap = {}

const rankingFiltersVariantKeys = Object.keys(rankingFiltersVariantMap)

export const rankingFilters = /* @__PURE__ */ Object.assign(memo(rankingFiltersFn.recipeFn), {
  __recipe__: true,
  __name__: 'rankingFilters',
  __getCompoundVariantCss__: rankingFiltersFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: rankingFiltersVariantKeys,
  variantMap: rankingFiltersVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, rankingFiltersVariantKeys)
  },
  getVariantProps: rankingFiltersFn.getVariantProps,
})