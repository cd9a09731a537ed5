import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const modelsPageDefaultVariants = {}
const modelsPageCompoundVariants = []

const modelsPageSlotNames = [
  [
    "root",
    "models-page__root"
  ],
  [
    "found",
    "models-page__found"
  ],
  [
    "tools",
    "models-page__tools"
  ],
  [
    "count",
    "models-page__count"
  ],
  [
    "file",
    "models-page__file"
  ]
]
const modelsPageSlotFns = /* @__PURE__ */ modelsPageSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, modelsPageDefaultVariants, getSlotCompoundVariant(modelsPageCompoundVariants, slotName))])

const modelsPageFn = memo((props = {}) => {
  return Object.fromEntries(modelsPageSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const modelsPageVariantKeys = []
const getVariantProps = (variants) => ({ ...modelsPageDefaultVariants, ...compact(variants) })

export const modelsPage = /* @__PURE__ */ Object.assign(modelsPageFn, {
  __recipe__: false,
  __name__: 'modelsPage',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: modelsPageVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, modelsPageVariantKeys)
  },
  getVariantProps
})