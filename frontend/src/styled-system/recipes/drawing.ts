import { recipe } from '../../shared/ui/compiled-recipe.js';

export const drawing = /* @__PURE__ */ recipe('ui-drawing', {});
