import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const evidenceLabel = /* @__PURE__ */ slotRecipe('evidence-label', ["root","strokes"], {});
