import { recipe } from '../../shared/ui/compiled-recipe.js';

export const section = /* @__PURE__ */ recipe('ui-section', {});
