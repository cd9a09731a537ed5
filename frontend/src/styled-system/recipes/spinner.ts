import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const spinner = /* @__PURE__ */ slotRecipe('spinner', ["place","ring"], {});
