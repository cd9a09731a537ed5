import { recipe } from '../../shared/ui/compiled-recipe.js';

export const skipLink = /* @__PURE__ */ recipe('ui-skip-link', {});
