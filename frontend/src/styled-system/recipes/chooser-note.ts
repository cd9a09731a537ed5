import { recipe } from '../../shared/ui/compiled-recipe.js';

export const chooserNote = /* @__PURE__ */ recipe('ui-chooser-note', {});
