import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const categoryBar = /* @__PURE__ */ slotRecipe('category-bar', ["root","link","drawing"], {});
