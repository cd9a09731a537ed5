import { recipe } from '../../shared/ui/compiled-recipe.js';

export const sampleNotice = /* @__PURE__ */ recipe('ui-sample-notice', {});
