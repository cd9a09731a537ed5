import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const filtersDefaultVariants = {}
const filtersCompoundVariants = []

const filtersSlotNames = [
  [
    "root",
    "filters__root"
  ],
  [
    "form",
    "filters__form"
  ],
  [
    "group",
    "filters__group"
  ],
  [
    "legend",
    "filters__legend"
  ],
  [
    "long",
    "filters__long"
  ],
  [
    "hint",
    "filters__hint"
  ],
  [
    "choice",
    "filters__choice"
  ],
  [
    "count",
    "filters__count"
  ],
  [
    "bands",
    "filters__bands"
  ],
  [
    "band",
    "filters__band"
  ],
  [
    "bounds",
    "filters__bounds"
  ],
  [
    "bound",
    "filters__bound"
  ],
  [
    "input",
    "filters__input"
  ],
  [
    "select",
    "filters__select"
  ],
  [
    "chosen",
    "filters__chosen"
  ],
  [
    "chip",
    "filters__chip"
  ],
  [
    "all",
    "filters__all"
  ]
]
const filtersSlotFns = /* @__PURE__ */ filtersSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, filtersDefaultVariants, getSlotCompoundVariant(filtersCompoundVariants, slotName))])

const filtersFn = memo((props = {}) => {
  return Object.fromEntries(filtersSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const filtersVariantKeys = []
const getVariantProps = (variants) => ({ ...filtersDefaultVariants, ...compact(variants) })

export const filters = /* @__PURE__ */ Object.assign(filtersFn, {
  __recipe__: false,
  __name__: 'filters',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: filtersVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, filtersVariantKeys)
  },
  getVariantProps
})