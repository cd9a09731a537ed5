import { defineRecipe } from '../../shared/ui/define-recipe';

/** A comparison to begin with. */
export const readyComparisonRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    padding: '{spacing.5}',
    overflowWrap: 'anywhere',
  },
});
