import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const toast = /* @__PURE__ */ slotRecipe('toast', ["viewport","root","description","action","close"], {});
