import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const listTools = /* @__PURE__ */ slotRecipe('list-tools', ["root","search","views","view","columns"], {});
