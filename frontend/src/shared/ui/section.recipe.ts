import { defineRecipe } from '@pandacss/dev';

export const sectionRecipe = defineRecipe({
  className: 'ui-section',
  base: {
    paddingTop: '{spacing.12}',
  },
});
