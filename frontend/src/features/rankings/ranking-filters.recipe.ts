import { defineRecipe } from '@pandacss/dev';

/** What is chosen, below the form. */
export const rankingFiltersRecipe = defineRecipe({
  className: 'ui-ranking-filters',
  base: { paddingTop: '{spacing.4}' },
});
