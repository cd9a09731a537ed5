import { recipe } from '../../shared/ui/compiled-recipe.js';

export const rankingSkeleton = /* @__PURE__ */ recipe('ui-ranking-skeleton', {});
