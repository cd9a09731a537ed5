import { recipe } from '../../shared/ui/compiled-recipe.js';

export const fieldError = /* @__PURE__ */ recipe('ui-field-error', {});
