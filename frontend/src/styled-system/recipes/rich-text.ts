import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const richText = /* @__PURE__ */ slotRecipe('rich-text', ["root","toolbar","tool","gap","panel","models","model","modelName","photos","photo","progress","page"], {});
