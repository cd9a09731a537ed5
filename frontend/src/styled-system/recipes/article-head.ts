import { recipe } from '../../shared/ui/compiled-recipe.js';

export const articleHead = /* @__PURE__ */ recipe('ui-article-head', {});
