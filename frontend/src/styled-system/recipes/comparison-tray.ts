import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const comparisonTray = /* @__PURE__ */ slotRecipe('comparison-tray', ["root","bar","label","list","picture","name","brand","room","remove","hint","clear","compare"], {});
