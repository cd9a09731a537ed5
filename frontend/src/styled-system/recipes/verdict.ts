import { recipe } from '../../shared/ui/compiled-recipe.js';

export const verdict = /* @__PURE__ */ recipe('ui-verdict', {});
