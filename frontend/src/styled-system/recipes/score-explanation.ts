import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const scoreExplanation = /* @__PURE__ */ slotRecipe('score-explanation', ["root","shares","share","region","table","month","equation","agreement","notes"], {});
