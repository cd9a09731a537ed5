import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const tooltip = /* @__PURE__ */ slotRecipe('tooltip', ["anchor","tip"], {});
