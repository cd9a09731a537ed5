import { recipe } from '../../shared/ui/compiled-recipe.js';

export const pageSearch = /* @__PURE__ */ recipe('ui-page-search', {});
