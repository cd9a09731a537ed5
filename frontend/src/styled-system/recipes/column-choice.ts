import { recipe } from '../../shared/ui/compiled-recipe.js';

export const columnChoice = /* @__PURE__ */ recipe('ui-column-choice', {});
