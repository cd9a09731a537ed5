import { recipe } from '../../shared/ui/compiled-recipe.js';

export const skeletonBlock = /* @__PURE__ */ recipe('ui-skeleton-block', {});
