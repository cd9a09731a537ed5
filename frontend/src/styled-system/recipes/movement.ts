import { recipe } from '../../shared/ui/compiled-recipe.js';

export const movement = /* @__PURE__ */ recipe('ui-movement', {"direction":["up","down","new"]});
