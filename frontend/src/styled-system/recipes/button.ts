import { recipe } from '../../shared/ui/compiled-recipe.js';

export const button = /* @__PURE__ */ recipe('ui-button', {"variant":["solid","outline","ghost"],"size":["2xs","xs","sm","md","lg","xl"]});
