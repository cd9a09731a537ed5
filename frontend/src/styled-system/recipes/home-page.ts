import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const homePage = /* @__PURE__ */ slotRecipe('home-page', ["columns","column","figure","title","start","startText","startButton"], {});
