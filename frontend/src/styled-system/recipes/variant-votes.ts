import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const variantVotes = /* @__PURE__ */ slotRecipe('variant-votes', ["cells","cell","label","pair","hint"], {});
