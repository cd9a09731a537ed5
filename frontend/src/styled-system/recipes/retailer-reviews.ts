import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const retailerReviews = /* @__PURE__ */ slotRecipe('retailer-reviews', ["retailer","name","score","details","missing","newer"], {});
