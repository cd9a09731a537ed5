import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const masthead = /* @__PURE__ */ slotRecipe('masthead', ["root","bar","brand","navigation","entry","spacer","search","icon","searchLink","theme","account","menu"], {});
