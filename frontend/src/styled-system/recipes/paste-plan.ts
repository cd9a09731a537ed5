import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const pastePlan = /* @__PURE__ */ slotRecipe('paste-plan', ["root","changes","unread"], {});
