import { recipe } from '../../shared/ui/compiled-recipe.js';

export const plate = /* @__PURE__ */ recipe('ui-plate', {"isOpen":["true"]});
