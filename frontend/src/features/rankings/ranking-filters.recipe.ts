import { defineRecipe } from '../../shared/ui/define-recipe';

/** What is chosen, below the form. */
export const rankingFiltersRecipe = defineRecipe({
  base: { paddingTop: '{spacing.4}' },
});
