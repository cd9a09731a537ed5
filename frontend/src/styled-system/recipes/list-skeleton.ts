import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const listSkeleton = /* @__PURE__ */ slotRecipe('list-skeleton', ["root"], {});
