import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const footer = /* @__PURE__ */ slotRecipe('footer', ["root","columns","about","name","independence","source","copyright"], {});
