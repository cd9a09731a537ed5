import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const comparisonHistory = /* @__PURE__ */ slotRecipe('comparison-history', ["root","heading","series","region","table","swatch","name"], {});
