import { recipe } from '../../shared/ui/compiled-recipe.js';

export const crumb = /* @__PURE__ */ recipe('ui-crumb', {});
