import { recipe } from '../../shared/ui/compiled-recipe.js';

export const readyComparison = /* @__PURE__ */ recipe('ui-ready-comparison', {});
