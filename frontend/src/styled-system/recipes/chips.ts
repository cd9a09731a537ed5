import { recipe } from '../../shared/ui/compiled-recipe.js';

export const chips = /* @__PURE__ */ recipe('ui-chips', {});
