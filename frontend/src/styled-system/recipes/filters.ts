import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const filters = /* @__PURE__ */ slotRecipe('filters', ["root","form","group","legend","long","hint","choice","count","bands","band","bounds","bound","input","select","chosen","chip","all"], {});
