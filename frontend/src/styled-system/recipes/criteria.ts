import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const criteria = /* @__PURE__ */ slotRecipe('criteria', ["root","intro","introText","criterion","name","meaning"], {});
