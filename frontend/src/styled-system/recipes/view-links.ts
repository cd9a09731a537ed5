import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const viewLinks = /* @__PURE__ */ slotRecipe('view-links', ["root","view"], {});
