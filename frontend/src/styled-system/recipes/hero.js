import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const heroDefaultVariants = {}
const heroCompoundVariants = []

const heroSlotNames = [
  [
    "root",
    "hero__root"
  ],
  [
    "content",
    "hero__content"
  ],
  [
    "text",
    "hero__text"
  ],
  [
    "eyebrow",
    "hero__eyebrow"
  ],
  [
    "heading",
    "hero__heading"
  ],
  [
    "paragraph",
    "hero__paragraph"
  ],
  [
    "button",
    "hero__button"
  ],
  [
    "scene",
    "hero__scene"
  ],
  [
    "callout",
    "hero__callout"
  ],
  [
    "line",
    "hero__line"
  ],
  [
    "dot",
    "hero__dot"
  ],
  [
    "label",
    "hero__label"
  ],
  [
    "score",
    "hero__score"
  ],
  [
    "floor",
    "hero__floor"
  ]
]
const heroSlotFns = /* @__PURE__ */ heroSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, heroDefaultVariants, getSlotCompoundVariant(heroCompoundVariants, slotName))])

const heroFn = memo((props = {}) => {
  return Object.fromEntries(heroSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const heroVariantKeys = []
const getVariantProps = (variants) => ({ ...heroDefaultVariants, ...compact(variants) })

export const hero = /* @__PURE__ */ Object.assign(heroFn, {
  __recipe__: false,
  __name__: 'hero',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: heroVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, heroVariantKeys)
  },
  getVariantProps
})