import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const mediaSection = /* @__PURE__ */ slotRecipe('media-section', ["root","gallery","tile","tileActions","icon","next","notes"], {});
