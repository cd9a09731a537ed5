import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const overview = /* @__PURE__ */ slotRecipe('overview', ["score","number","notes","bar","fact","term","value","badges","compare"], {});
