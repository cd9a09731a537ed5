import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const likelyPlaces = /* @__PURE__ */ slotRecipe('likely-places', ["root","axis"], {});
