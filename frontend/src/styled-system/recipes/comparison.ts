import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const comparison = /* @__PURE__ */ slotRecipe('comparison', ["root","tools","note","buttons","only","verdict","ready"], {});
