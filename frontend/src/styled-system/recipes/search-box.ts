import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const searchBox = /* @__PURE__ */ slotRecipe('search-box', ["root","page","label","input","clear"], {});
