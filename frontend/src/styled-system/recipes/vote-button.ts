import { recipe } from '../../shared/ui/compiled-recipe.js';

export const voteButton = /* @__PURE__ */ recipe('ui-vote-button', {"joined":["first","second"],"size":["large","narrow","card"]});
