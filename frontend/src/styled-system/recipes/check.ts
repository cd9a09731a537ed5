import { recipe } from '../../shared/ui/compiled-recipe.js';

export const check = /* @__PURE__ */ recipe('ui-check', {});
