import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const searchCard = /* @__PURE__ */ slotRecipe('search-card', ["root","media","body","top","number","score","model","badges","actions","details","compare"], {});
