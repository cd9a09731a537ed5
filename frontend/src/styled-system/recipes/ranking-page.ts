import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const rankingPage = /* @__PURE__ */ slotRecipe('ranking-page', ["loading","chosen","notice","priceLinks","facts","fact","couldBeBest","list","more"], {});
