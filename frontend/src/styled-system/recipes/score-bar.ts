import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const scoreBar = /* @__PURE__ */ slotRecipe('score-bar', ["bar","filled","mark","scale"], {"size":["large"]});
