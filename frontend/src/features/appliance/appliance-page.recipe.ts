import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const appliancePageRecipe = defineSlotRecipe({
  base: {
    model: { marginTop: '-8px', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', gap: '8px 14px', '& b': { color: '{colors.fg.default}' } },
    answer: { maxWidth: '72ch', marginTop: '12px', fontSize: '{fontSizes.lg}', lineHeight: 1.4 },
    grid: {
      display: 'grid',
      gap: '{spacing.6}',
      '@media (min-width: 62.5em)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
    column: {
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.6}',
      alignContent: 'start',
    },
  },
});
