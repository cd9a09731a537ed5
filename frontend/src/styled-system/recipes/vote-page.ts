import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const votePage = /* @__PURE__ */ slotRecipe('vote-page', ["own","voters","voter","scene","drawing","floor","body","terms","term","link","steps","step","stepText","start","startText"], {});
