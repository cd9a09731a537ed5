import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const cardVotes = /* @__PURE__ */ slotRecipe('card-votes', ["cells","cell","label","pair","hint"], {});
