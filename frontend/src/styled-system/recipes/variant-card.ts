import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const variantCard = /* @__PURE__ */ slotRecipe('variant-card', ["root","rank","number","uncertain","standing","picture","media","mediaLink","identity","name","price","score","scoreRow","scoreValue","shared","opened","evidence","likely","footer","actions","details","compare"], {});
