import { recipe } from '../../shared/ui/compiled-recipe.js';

export const badge = /* @__PURE__ */ recipe('ui-badge', {"tone":["warn","danger","tint"],"isLink":["true"]});
