import { defineRecipe } from '../ui/define-recipe';

export const pageSearchRecipe = defineRecipe({
  base: { display: 'block', width: '100%', maxWidth: '440px', textAlign: 'left' },
});
