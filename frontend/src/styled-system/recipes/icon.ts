import { recipe } from '../../shared/ui/compiled-recipe.js';

export const icon = /* @__PURE__ */ recipe('ui-icon', {});
