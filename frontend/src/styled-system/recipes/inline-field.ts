import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const inlineField = /* @__PURE__ */ slotRecipe('inline-field', ["root","label","select"], {});
