import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const authDefaultVariants = {}
const authCompoundVariants = []

const authSlotNames = [
  [
    "root",
    "auth__root"
  ],
  [
    "title",
    "auth__title"
  ],
  [
    "tabs",
    "auth__tabs"
  ],
  [
    "form",
    "auth__form"
  ],
  [
    "body",
    "auth__body"
  ],
  [
    "waiting",
    "auth__waiting"
  ],
  [
    "layers",
    "auth__layers"
  ],
  [
    "alternative",
    "auth__alternative"
  ],
  [
    "details",
    "auth__details"
  ],
  [
    "pair",
    "auth__pair"
  ],
  [
    "aside",
    "auth__aside"
  ],
  [
    "scene",
    "auth__scene"
  ],
  [
    "appliance",
    "auth__appliance"
  ],
  [
    "tall",
    "auth__tall"
  ],
  [
    "drawing",
    "auth__drawing"
  ],
  [
    "floor",
    "auth__floor"
  ],
  [
    "asideTitle",
    "auth__asideTitle"
  ],
  [
    "entry",
    "auth__entry"
  ],
  [
    "term",
    "auth__term"
  ],
  [
    "meaning",
    "auth__meaning"
  ]
]
const authSlotFns = /* @__PURE__ */ authSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, authDefaultVariants, getSlotCompoundVariant(authCompoundVariants, slotName))])

const authFn = memo((props = {}) => {
  return Object.fromEntries(authSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const authVariantKeys = []
const getVariantProps = (variants) => ({ ...authDefaultVariants, ...compact(variants) })

export const auth = /* @__PURE__ */ Object.assign(authFn, {
  __recipe__: false,
  __name__: 'auth',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: authVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, authVariantKeys)
  },
  getVariantProps
})