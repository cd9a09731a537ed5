import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const rankCard = /* @__PURE__ */ slotRecipe('rank-card', ["root","rank","number","uncertain","standing","likely","media","mediaLink","identity","name","meta","price","badge","repeatedDate","score","scoreRow","scoreValue","reviews","footer","actions","details","compare"], {});
