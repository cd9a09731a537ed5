import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const listEvidenceDefaultVariants = {}
const listEvidenceCompoundVariants = []

const listEvidenceSlotNames = [
  [
    "root",
    "list-evidence__root"
  ],
  [
    "fact",
    "list-evidence__fact"
  ],
  [
    "couldBeBest",
    "list-evidence__couldBeBest"
  ]
]
const listEvidenceSlotFns = /* @__PURE__ */ listEvidenceSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, listEvidenceDefaultVariants, getSlotCompoundVariant(listEvidenceCompoundVariants, slotName))])

const listEvidenceFn = memo((props = {}) => {
  return Object.fromEntries(listEvidenceSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const listEvidenceVariantKeys = []
const getVariantProps = (variants) => ({ ...listEvidenceDefaultVariants, ...compact(variants) })

export const listEvidence = /* @__PURE__ */ Object.assign(listEvidenceFn, {
  __recipe__: false,
  __name__: 'listEvidence',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: listEvidenceVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, listEvidenceVariantKeys)
  },
  getVariantProps
})