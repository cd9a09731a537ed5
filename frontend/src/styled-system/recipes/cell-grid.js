import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const cellGridDefaultVariants = {}
const cellGridCompoundVariants = []

const cellGridSlotNames = [
  [
    "pane",
    "cell-grid__pane"
  ],
  [
    "text",
    "cell-grid__text"
  ],
  [
    "error",
    "cell-grid__error"
  ]
]
const cellGridSlotFns = /* @__PURE__ */ cellGridSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, cellGridDefaultVariants, getSlotCompoundVariant(cellGridCompoundVariants, slotName))])

const cellGridFn = memo((props = {}) => {
  return Object.fromEntries(cellGridSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const cellGridVariantKeys = []
const getVariantProps = (variants) => ({ ...cellGridDefaultVariants, ...compact(variants) })

export const cellGrid = /* @__PURE__ */ Object.assign(cellGridFn, {
  __recipe__: false,
  __name__: 'cellGrid',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: cellGridVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, cellGridVariantKeys)
  },
  getVariantProps
})