import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const howWeRank = /* @__PURE__ */ slotRecipe('how-we-rank', ["columns","column","figure","title"], {});
