import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const cardRetailers = /* @__PURE__ */ slotRecipe('card-retailers', ["cells","cell","retailer","score","sentence","others"], {});
