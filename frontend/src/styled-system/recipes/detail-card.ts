import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const detailCard = /* @__PURE__ */ slotRecipe('detail-card', ["root","heading","table"], {});
