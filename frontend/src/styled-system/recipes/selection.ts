import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const selection = /* @__PURE__ */ slotRecipe('selection', ["root","bar"], {});
