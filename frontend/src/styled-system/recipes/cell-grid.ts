import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const cellGrid = /* @__PURE__ */ slotRecipe('cell-grid', ["pane","text","error"], {});
