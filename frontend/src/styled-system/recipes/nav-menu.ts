import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const navMenu = /* @__PURE__ */ slotRecipe('nav-menu', ["root","panel","drawing","note"], {});
