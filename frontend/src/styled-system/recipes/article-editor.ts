import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const articleEditor = /* @__PURE__ */ slotRecipe('article-editor', ["writing","row","cover","label","waiting","error","preview","picture"], {});
