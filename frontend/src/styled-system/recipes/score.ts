import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const score = /* @__PURE__ */ slotRecipe('score', ["root","value","note"], {});
