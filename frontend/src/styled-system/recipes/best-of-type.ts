import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const bestOfType = /* @__PURE__ */ slotRecipe('best-of-type', ["item","model","picture","media","name","brand","score","placeholders"], {});
