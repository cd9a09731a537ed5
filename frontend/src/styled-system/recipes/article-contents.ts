import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const articleContents = /* @__PURE__ */ slotRecipe('article-contents', ["folded","summary","column","title","link","model","facts"], {});
