import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const editor = /* @__PURE__ */ slotRecipe('editor', ["head","subject","body","fields","box","stack","pair","scores","retailer","differences","ticks","tick","actions"], {});
