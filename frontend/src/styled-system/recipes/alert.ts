import { recipe } from '../../shared/ui/compiled-recipe.js';

export const alert = /* @__PURE__ */ recipe('ui-alert', {"stacked":["true"],"tone":["bad"]});
