import { defineRecipe } from './define-recipe';

export const sectionRecipe = defineRecipe({
  base: { paddingTop: '12' },
});
