import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const rankingToolbar = /* @__PURE__ */ slotRecipe('ranking-toolbar', ["root","note","filter","switch"], {});
