import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const likelyScore = /* @__PURE__ */ slotRecipe('likely-score', ["sentence","places","place","chips","chip","summary","reason"], {});
