import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const modelsFormDefaultVariants = {}
const modelsFormCompoundVariants = []

const modelsFormSlotNames = [
  [
    "root",
    "models-form__root"
  ],
  [
    "summary",
    "models-form__summary"
  ],
  [
    "chosen",
    "models-form__chosen"
  ],
  [
    "order",
    "models-form__order"
  ],
  [
    "columns",
    "models-form__columns"
  ],
  [
    "done",
    "models-form__done"
  ]
]
const modelsFormSlotFns = /* @__PURE__ */ modelsFormSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, modelsFormDefaultVariants, getSlotCompoundVariant(modelsFormCompoundVariants, slotName))])

const modelsFormFn = memo((props = {}) => {
  return Object.fromEntries(modelsFormSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const modelsFormVariantKeys = []
const getVariantProps = (variants) => ({ ...modelsFormDefaultVariants, ...compact(variants) })

export const modelsForm = /* @__PURE__ */ Object.assign(modelsFormFn, {
  __recipe__: false,
  __name__: 'modelsForm',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: modelsFormVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, modelsFormVariantKeys)
  },
  getVariantProps
})