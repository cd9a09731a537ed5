import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const variantRetailers = /* @__PURE__ */ slotRecipe('variant-retailers', ["cells","cell","score","sentence"], {});
