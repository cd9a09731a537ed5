import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const methodology = /* @__PURE__ */ slotRecipe('methodology', ["contents","contentsLink","topic","title","text","points","steps","table","wideTable","counts"], {});
