import { slotRecipe } from '../../shared/ui/compiled-recipe.js';

export const blogPage = /* @__PURE__ */ slotRecipe('blog-page', ["head","title","lead","categories","category","count","unit","listHead","cards","card","cardPicture","cardTitle","cardText","story","storyPicture","storyBody","storyTitle"], {});
