import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const categoryCard = /* @__PURE__ */ slotRecipe('category-card', ["root","media","body","brand","model","score","scoreValue","scoreBar"], {});
