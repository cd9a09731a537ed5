import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const searchPage = /* @__PURE__ */ slotRecipe('search-page', ["loading","filter","filterChip","offers","heading","note","browse"], {});
