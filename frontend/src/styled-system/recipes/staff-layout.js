import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const staffLayoutDefaultVariants = {}
const staffLayoutCompoundVariants = []

const staffLayoutSlotNames = [
  [
    "root",
    "staff-layout__root"
  ],
  [
    "navigation",
    "staff-layout__navigation"
  ],
  [
    "entry",
    "staff-layout__entry"
  ],
  [
    "body",
    "staff-layout__body"
  ],
  [
    "head",
    "staff-layout__head"
  ],
  [
    "section",
    "staff-layout__section"
  ],
  [
    "count",
    "staff-layout__count"
  ],
  [
    "placeholder",
    "staff-layout__placeholder"
  ],
  [
    "notice",
    "staff-layout__notice"
  ]
]
const staffLayoutSlotFns = /* @__PURE__ */ staffLayoutSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, staffLayoutDefaultVariants, getSlotCompoundVariant(staffLayoutCompoundVariants, slotName))])

const staffLayoutFn = memo((props = {}) => {
  return Object.fromEntries(staffLayoutSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const staffLayoutVariantKeys = []
const getVariantProps = (variants) => ({ ...staffLayoutDefaultVariants, ...compact(variants) })

export const staffLayout = /* @__PURE__ */ Object.assign(staffLayoutFn, {
  __recipe__: false,
  __name__: 'staffLayout',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: staffLayoutVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, staffLayoutVariantKeys)
  },
  getVariantProps
})