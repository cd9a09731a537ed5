import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const scoreChart = /* @__PURE__ */ slotRecipe('score-chart', ["root","chart","grid","axis","line","gaps","dot","label"], {});
