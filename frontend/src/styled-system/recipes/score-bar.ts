import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const scoreBar = /* @__PURE__ */ slotRecipe('score-bar', ["bar","filled","stars","mark","scale"], {"size":["large"]});
