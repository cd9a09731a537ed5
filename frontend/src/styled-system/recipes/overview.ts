import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const overview = /* @__PURE__ */ slotRecipe('overview', ["score","number","notes","bar","facts","fact","term","value","badges","compare"], {});
