import { recipe } from '../../shared/ui/compiled-recipe.js';

export const byline = /* @__PURE__ */ recipe('ui-byline', {});
