import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const starRange = /* @__PURE__ */ slotRecipe('star-range', ["root","range","dot","before","star"], {});
