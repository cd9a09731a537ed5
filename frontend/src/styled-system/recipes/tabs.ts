import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const tabs = /* @__PURE__ */ slotRecipe('tabs', ["list","tab"], {});
