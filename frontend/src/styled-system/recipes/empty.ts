import { recipe } from '../../shared/ui/compiled-recipe.js';

export const empty = /* @__PURE__ */ recipe('ui-empty', {});
