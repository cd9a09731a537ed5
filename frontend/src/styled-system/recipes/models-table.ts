import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const modelsTable = /* @__PURE__ */ slotRecipe('models-table', ["region","table"], {});
