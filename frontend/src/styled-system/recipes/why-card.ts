import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const whyCard = /* @__PURE__ */ slotRecipe('why-card', ["weights","retailer","bar","weight","equation","details","summary"], {});
