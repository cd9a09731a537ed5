import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const appliancePage = /* @__PURE__ */ slotRecipe('appliance-page', ["model","facts","answer","grid","column"], {});
