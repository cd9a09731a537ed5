import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const article = /* @__PURE__ */ slotRecipe('article', ["root","head","beside","picture","frame","text","more"], {});
