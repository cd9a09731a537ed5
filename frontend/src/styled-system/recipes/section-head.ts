import { recipe } from '../../shared/ui/compiled-recipe.js';

export const sectionHead = /* @__PURE__ */ recipe('ui-section-head', {});
