import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const rankPlate = /* @__PURE__ */ slotRecipe('rank-plate', ["root","step","couldBeBest","family"], {});
