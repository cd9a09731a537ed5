import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const loadMore = /* @__PURE__ */ slotRecipe('load-more', ["list","more"], {});
