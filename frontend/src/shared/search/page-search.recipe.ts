import { defineRecipe } from '@pandacss/dev';

export const pageSearchRecipe = defineRecipe({
  className: 'ui-page-search',
  base: { display: 'block', width: '100%', maxWidth: '440px', textAlign: 'left' },
});
