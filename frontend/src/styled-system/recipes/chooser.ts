import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const chooser = /* @__PURE__ */ slotRecipe('chooser', ["bar","link","drawing","type","media","body","features","feature","button","note"], {});
