import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const evidenceLabelDefaultVariants = {}
const evidenceLabelCompoundVariants = []

const evidenceLabelSlotNames = [
  [
    "root",
    "evidence-label__root"
  ],
  [
    "strokes",
    "evidence-label__strokes"
  ]
]
const evidenceLabelSlotFns = /* @__PURE__ */ evidenceLabelSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, evidenceLabelDefaultVariants, getSlotCompoundVariant(evidenceLabelCompoundVariants, slotName))])

const evidenceLabelFn = memo((props = {}) => {
  return Object.fromEntries(evidenceLabelSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const evidenceLabelVariantKeys = []
const getVariantProps = (variants) => ({ ...evidenceLabelDefaultVariants, ...compact(variants) })

export const evidenceLabel = /* @__PURE__ */ Object.assign(evidenceLabelFn, {
  __recipe__: false,
  __name__: 'evidenceLabel',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: evidenceLabelVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, evidenceLabelVariantKeys)
  },
  getVariantProps
})