import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const privacy = /* @__PURE__ */ slotRecipe('privacy', ["topic","text"], {});
