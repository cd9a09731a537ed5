import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const newsletterBlock = /* @__PURE__ */ slotRecipe('newsletter-block', ["root","text","open","form"], {});
