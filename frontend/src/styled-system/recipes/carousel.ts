import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const carousel = /* @__PURE__ */ slotRecipe('carousel', ["root","picture","floor","video","turn","step","thumbnails","thumbnail","photo","position"], {});
