import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const comparisonTableDefaultVariants = {}
const comparisonTableCompoundVariants = []

const comparisonTableSlotNames = [
  [
    "region",
    "comparison-table__region"
  ],
  [
    "table",
    "comparison-table__table"
  ],
  [
    "corner",
    "comparison-table__corner"
  ],
  [
    "head",
    "comparison-table__head"
  ],
  [
    "picture",
    "comparison-table__picture"
  ],
  [
    "brand",
    "comparison-table__brand"
  ],
  [
    "letter",
    "comparison-table__letter"
  ],
  [
    "model",
    "comparison-table__model"
  ],
  [
    "remove",
    "comparison-table__remove"
  ],
  [
    "rowHead",
    "comparison-table__rowHead"
  ],
  [
    "cell",
    "comparison-table__cell"
  ],
  [
    "score",
    "comparison-table__score"
  ],
  [
    "tag",
    "comparison-table__tag"
  ],
  [
    "line",
    "comparison-table__line"
  ],
  [
    "fewReviews",
    "comparison-table__fewReviews"
  ],
  [
    "why",
    "comparison-table__why"
  ],
  [
    "folded",
    "comparison-table__folded"
  ],
  [
    "nothing",
    "comparison-table__nothing"
  ]
]
const comparisonTableSlotFns = /* @__PURE__ */ comparisonTableSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, comparisonTableDefaultVariants, getSlotCompoundVariant(comparisonTableCompoundVariants, slotName))])

const comparisonTableFn = memo((props = {}) => {
  return Object.fromEntries(comparisonTableSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const comparisonTableVariantKeys = []
const getVariantProps = (variants) => ({ ...comparisonTableDefaultVariants, ...compact(variants) })

export const comparisonTable = /* @__PURE__ */ Object.assign(comparisonTableFn, {
  __recipe__: false,
  __name__: 'comparisonTable',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: comparisonTableVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, comparisonTableVariantKeys)
  },
  getVariantProps
})