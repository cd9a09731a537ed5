import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const mediaSectionDefaultVariants = {}
const mediaSectionCompoundVariants = []

const mediaSectionSlotNames = [
  [
    "root",
    "media-section__root"
  ],
  [
    "gallery",
    "media-section__gallery"
  ],
  [
    "tile",
    "media-section__tile"
  ],
  [
    "tileActions",
    "media-section__tileActions"
  ],
  [
    "icon",
    "media-section__icon"
  ],
  [
    "next",
    "media-section__next"
  ],
  [
    "warnings",
    "media-section__warnings"
  ]
]
const mediaSectionSlotFns = /* @__PURE__ */ mediaSectionSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, mediaSectionDefaultVariants, getSlotCompoundVariant(mediaSectionCompoundVariants, slotName))])

const mediaSectionFn = memo((props = {}) => {
  return Object.fromEntries(mediaSectionSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const mediaSectionVariantKeys = []
const getVariantProps = (variants) => ({ ...mediaSectionDefaultVariants, ...compact(variants) })

export const mediaSection = /* @__PURE__ */ Object.assign(mediaSectionFn, {
  __recipe__: false,
  __name__: 'mediaSection',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: mediaSectionVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, mediaSectionVariantKeys)
  },
  getVariantProps
})