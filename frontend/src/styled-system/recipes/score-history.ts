import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const scoreHistory = /* @__PURE__ */ slotRecipe('score-history', ["root","months","table"], {});
