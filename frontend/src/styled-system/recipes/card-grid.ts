import { recipe } from '../../shared/ui/compiled-recipe.js';

export const cardGrid = /* @__PURE__ */ recipe('ui-card-grid', {"columns":["three","four"]});
