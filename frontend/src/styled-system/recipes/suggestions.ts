import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const suggestions = /* @__PURE__ */ slotRecipe('suggestions', ["list","option","kind","figure"], {});
