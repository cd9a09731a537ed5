import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const comparisonTable = /* @__PURE__ */ slotRecipe('comparison-table', ["region","table","corner","head","picture","brand","letter","model","remove","rowHead","cell","score","tag","line","fewReviews","why","folded","nothing"], {});
