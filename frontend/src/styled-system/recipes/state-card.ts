import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const stateCard = /* @__PURE__ */ slotRecipe('state-card', ["root","head","place","title","cities","city","name","rating"], {});
