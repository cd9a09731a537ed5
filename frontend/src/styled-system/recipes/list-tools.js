import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const listToolsDefaultVariants = {}
const listToolsCompoundVariants = []

const listToolsSlotNames = [
  [
    "root",
    "list-tools__root"
  ],
  [
    "search",
    "list-tools__search"
  ]
]
const listToolsSlotFns = /* @__PURE__ */ listToolsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, listToolsDefaultVariants, getSlotCompoundVariant(listToolsCompoundVariants, slotName))])

const listToolsFn = memo((props = {}) => {
  return Object.fromEntries(listToolsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const listToolsVariantKeys = []
const getVariantProps = (variants) => ({ ...listToolsDefaultVariants, ...compact(variants) })

export const listTools = /* @__PURE__ */ Object.assign(listToolsFn, {
  __recipe__: false,
  __name__: 'listTools',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: listToolsVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, listToolsVariantKeys)
  },
  getVariantProps
})