import { recipe } from '../../shared/ui/compiled-recipe.js';

export const chip = /* @__PURE__ */ recipe('ui-chip', {});
