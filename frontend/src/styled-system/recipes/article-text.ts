import { recipe } from '../../shared/ui/compiled-recipe.js';

export const articleText = /* @__PURE__ */ recipe('ui-article-text', {});
