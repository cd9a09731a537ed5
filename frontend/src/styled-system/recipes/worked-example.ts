import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const workedExample = /* @__PURE__ */ slotRecipe('worked-example', ["root","head","name","score","table","shares","share","sum"], {});
