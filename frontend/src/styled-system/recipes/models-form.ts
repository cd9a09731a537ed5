import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const modelsForm = /* @__PURE__ */ slotRecipe('models-form', ["root","summary","chosen","order","columns","done"], {});
