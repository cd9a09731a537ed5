import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const featuredStory = /* @__PURE__ */ slotRecipe('featured-story', ["root","picture","body","title"], {});
