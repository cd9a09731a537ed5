import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const listNotice = /* @__PURE__ */ slotRecipe('list-notice', ["text","priceLinks"], {});
