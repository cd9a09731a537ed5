import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const typeCard = /* @__PURE__ */ slotRecipe('type-card', ["root","media","body","features","feature","button"], {});
