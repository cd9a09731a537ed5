import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const field = /* @__PURE__ */ slotRecipe('field', ["root","label","hint","input"], {});
