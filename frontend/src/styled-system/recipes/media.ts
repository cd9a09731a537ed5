import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const media = /* @__PURE__ */ slotRecipe('media', ["frame","drawing"], {});
