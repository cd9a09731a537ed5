import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const partsList = /* @__PURE__ */ slotRecipe('parts-list', ["section","eyebrow","list","card","rank","highlighted","identity","specialty","badge","rating","criteria","intro","introText","criterion","criterionName"], {"columns":["one","two"]});
