import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const articleCard = /* @__PURE__ */ slotRecipe('article-card', ["root","picture","title","text"], {});
