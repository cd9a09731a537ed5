import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const listEvidence = /* @__PURE__ */ slotRecipe('list-evidence', ["root","fact","couldBeBest"], {});
