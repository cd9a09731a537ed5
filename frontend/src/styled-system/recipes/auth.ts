import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const auth = /* @__PURE__ */ slotRecipe('auth', ["root","title","tabs","form","body","waiting","layers","alternative","details","pair","aside","scene","appliance","tall","floor","asideTitle","entry","term","meaning"], {});
