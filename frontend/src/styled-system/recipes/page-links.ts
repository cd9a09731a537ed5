import { recipe } from '../../shared/ui/compiled-recipe.js';

export const pageLinks = /* @__PURE__ */ recipe('ui-page-links', {});
