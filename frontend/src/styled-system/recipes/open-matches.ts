import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const openMatches = /* @__PURE__ */ slotRecipe('open-matches', ["root","name","choices","choice"], {});
