import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const votingCard = /* @__PURE__ */ slotRecipe('voting-card', ["root","heading","choices","tabs","aspects","required","frozen","buttons","share","upvotes","line","own","withdraw","thumbsUp"], {});
