import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const criteriaDefaultVariants = {}
const criteriaCompoundVariants = []

const criteriaSlotNames = [
  [
    "root",
    "criteria__root"
  ],
  [
    "intro",
    "criteria__intro"
  ],
  [
    "introText",
    "criteria__introText"
  ],
  [
    "criterion",
    "criteria__criterion"
  ],
  [
    "name",
    "criteria__name"
  ],
  [
    "meaning",
    "criteria__meaning"
  ]
]
const criteriaSlotFns = /* @__PURE__ */ criteriaSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, criteriaDefaultVariants, getSlotCompoundVariant(criteriaCompoundVariants, slotName))])

const criteriaFn = memo((props = {}) => {
  return Object.fromEntries(criteriaSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const criteriaVariantKeys = []
const getVariantProps = (variants) => ({ ...criteriaDefaultVariants, ...compact(variants) })

export const criteria = /* @__PURE__ */ Object.assign(criteriaFn, {
  __recipe__: false,
  __name__: 'criteria',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: criteriaVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, criteriaVariantKeys)
  },
  getVariantProps
})