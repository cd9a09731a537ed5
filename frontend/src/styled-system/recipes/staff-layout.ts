import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const staffLayout = /* @__PURE__ */ slotRecipe('staff-layout', ["root","navigation","entry","body","head","section","count","placeholder","notice"], {});
