import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const scoreChartDefaultVariants = {}
const scoreChartCompoundVariants = []

const scoreChartSlotNames = [
  [
    "root",
    "score-chart__root"
  ],
  [
    "chart",
    "score-chart__chart"
  ],
  [
    "grid",
    "score-chart__grid"
  ],
  [
    "axis",
    "score-chart__axis"
  ],
  [
    "line",
    "score-chart__line"
  ],
  [
    "gaps",
    "score-chart__gaps"
  ],
  [
    "dot",
    "score-chart__dot"
  ],
  [
    "label",
    "score-chart__label"
  ]
]
const scoreChartSlotFns = /* @__PURE__ */ scoreChartSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, scoreChartDefaultVariants, getSlotCompoundVariant(scoreChartCompoundVariants, slotName))])

const scoreChartFn = memo((props = {}) => {
  return Object.fromEntries(scoreChartSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const scoreChartVariantKeys = []
const getVariantProps = (variants) => ({ ...scoreChartDefaultVariants, ...compact(variants) })

export const scoreChart = /* @__PURE__ */ Object.assign(scoreChartFn, {
  __recipe__: false,
  __name__: 'scoreChart',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: scoreChartVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, scoreChartVariantKeys)
  },
  getVariantProps
})