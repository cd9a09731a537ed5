import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const modelsPage = /* @__PURE__ */ slotRecipe('models-page', ["root","found","tools","count","file"], {});
