import { recipe } from '../../shared/ui/compiled-recipe.js';

export const pageHead = /* @__PURE__ */ recipe('ui-page-head', {});
