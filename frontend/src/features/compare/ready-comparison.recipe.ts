import { defineRecipe } from '@pandacss/dev';

/** A comparison to begin with. */
export const readyComparisonRecipe = defineRecipe({
  className: 'ui-ready-comparison',
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    gridTemplateRows: 'auto 1fr auto',
    justifyItems: 'start',
    padding: '{spacing.5}',
    overflowWrap: 'anywhere',
  },
});
