import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const callToAction = /* @__PURE__ */ slotRecipe('call-to-action', ["root","text","button"], {});
