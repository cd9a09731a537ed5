import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const hero = /* @__PURE__ */ slotRecipe('hero', ["root","content","text","eyebrow","heading","paragraph","button","scene","callout","line","dot","label","score","floor"], {});
