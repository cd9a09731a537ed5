import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const workedExampleDefaultVariants = {}
const workedExampleCompoundVariants = []

const workedExampleSlotNames = [
  [
    "root",
    "worked-example__root"
  ],
  [
    "head",
    "worked-example__head"
  ],
  [
    "name",
    "worked-example__name"
  ],
  [
    "score",
    "worked-example__score"
  ],
  [
    "shares",
    "worked-example__shares"
  ],
  [
    "share",
    "worked-example__share"
  ],
  [
    "sum",
    "worked-example__sum"
  ]
]
const workedExampleSlotFns = /* @__PURE__ */ workedExampleSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, workedExampleDefaultVariants, getSlotCompoundVariant(workedExampleCompoundVariants, slotName))])

const workedExampleFn = memo((props = {}) => {
  return Object.fromEntries(workedExampleSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const workedExampleVariantKeys = []
const getVariantProps = (variants) => ({ ...workedExampleDefaultVariants, ...compact(variants) })

export const workedExample = /* @__PURE__ */ Object.assign(workedExampleFn, {
  __recipe__: false,
  __name__: 'workedExample',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: workedExampleVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, workedExampleVariantKeys)
  },
  getVariantProps
})