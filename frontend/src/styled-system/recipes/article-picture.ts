import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const articlePicture = /* @__PURE__ */ slotRecipe('article-picture', ["frame","drawing","large","small","floor"], {});
