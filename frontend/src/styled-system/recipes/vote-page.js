import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const votePageDefaultVariants = {}
const votePageCompoundVariants = []

const votePageSlotNames = [
  [
    "own",
    "vote-page__own"
  ],
  [
    "voters",
    "vote-page__voters"
  ],
  [
    "voter",
    "vote-page__voter"
  ],
  [
    "scene",
    "vote-page__scene"
  ],
  [
    "drawing",
    "vote-page__drawing"
  ],
  [
    "floor",
    "vote-page__floor"
  ],
  [
    "body",
    "vote-page__body"
  ],
  [
    "terms",
    "vote-page__terms"
  ],
  [
    "term",
    "vote-page__term"
  ],
  [
    "meaning",
    "vote-page__meaning"
  ],
  [
    "link",
    "vote-page__link"
  ],
  [
    "steps",
    "vote-page__steps"
  ],
  [
    "step",
    "vote-page__step"
  ],
  [
    "stepText",
    "vote-page__stepText"
  ],
  [
    "start",
    "vote-page__start"
  ],
  [
    "startText",
    "vote-page__startText"
  ]
]
const votePageSlotFns = /* @__PURE__ */ votePageSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, votePageDefaultVariants, getSlotCompoundVariant(votePageCompoundVariants, slotName))])

const votePageFn = memo((props = {}) => {
  return Object.fromEntries(votePageSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const votePageVariantKeys = []
const getVariantProps = (variants) => ({ ...votePageDefaultVariants, ...compact(variants) })

export const votePage = /* @__PURE__ */ Object.assign(votePageFn, {
  __recipe__: false,
  __name__: 'votePage',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: votePageVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, votePageVariantKeys)
  },
  getVariantProps
})