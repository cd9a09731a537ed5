import { recipe } from '../../shared/ui/compiled-recipe.js';

export const rankingFilters = /* @__PURE__ */ recipe('ui-ranking-filters', {});
