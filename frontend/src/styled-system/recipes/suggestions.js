import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const suggestionsDefaultVariants = {}
const suggestionsCompoundVariants = []

const suggestionsSlotNames = [
  [
    "list",
    "suggestions__list"
  ],
  [
    "option",
    "suggestions__option"
  ],
  [
    "kind",
    "suggestions__kind"
  ],
  [
    "figure",
    "suggestions__figure"
  ]
]
const suggestionsSlotFns = /* @__PURE__ */ suggestionsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, suggestionsDefaultVariants, getSlotCompoundVariant(suggestionsCompoundVariants, slotName))])

const suggestionsFn = memo((props = {}) => {
  return Object.fromEntries(suggestionsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const suggestionsVariantKeys = []
const getVariantProps = (variants) => ({ ...suggestionsDefaultVariants, ...compact(variants) })

export const suggestions = /* @__PURE__ */ Object.assign(suggestionsFn, {
  __recipe__: false,
  __name__: 'suggestions',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: suggestionsVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, suggestionsVariantKeys)
  },
  getVariantProps
})