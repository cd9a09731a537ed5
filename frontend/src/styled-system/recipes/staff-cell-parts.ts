import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const staffCellParts = /* @__PURE__ */ slotRecipe('staff-cell-parts', ["sort","open","aside","icon"], {});
