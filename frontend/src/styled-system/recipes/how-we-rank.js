import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const howWeRankDefaultVariants = {}
const howWeRankCompoundVariants = []

const howWeRankSlotNames = [
  [
    "columns",
    "how-we-rank__columns"
  ],
  [
    "column",
    "how-we-rank__column"
  ],
  [
    "figure",
    "how-we-rank__figure"
  ],
  [
    "title",
    "how-we-rank__title"
  ]
]
const howWeRankSlotFns = /* @__PURE__ */ howWeRankSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, howWeRankDefaultVariants, getSlotCompoundVariant(howWeRankCompoundVariants, slotName))])

const howWeRankFn = memo((props = {}) => {
  return Object.fromEntries(howWeRankSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const howWeRankVariantKeys = []
const getVariantProps = (variants) => ({ ...howWeRankDefaultVariants, ...compact(variants) })

export const howWeRank = /* @__PURE__ */ Object.assign(howWeRankFn, {
  __recipe__: false,
  __name__: 'howWeRank',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: howWeRankVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, howWeRankVariantKeys)
  },
  getVariantProps
})