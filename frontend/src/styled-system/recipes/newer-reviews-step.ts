import { recipe } from '../../shared/ui/compiled-recipe.js';

export const newerReviewsStep = /* @__PURE__ */ recipe('ui-newer-reviews-step', {});
