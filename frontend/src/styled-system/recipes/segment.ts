import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const segment = /* @__PURE__ */ slotRecipe('segment', ["root","option"], {});
