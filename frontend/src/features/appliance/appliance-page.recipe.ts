import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const appliancePageRecipe = defineSlotRecipe({
  base: {
    model: { marginTop: '-8px', overflowWrap: 'anywhere' },
    facts: { display: 'flex', flexWrap: 'wrap', gap: '8px 14px', '& b': { color: 'fg.default' } },
    answer: { maxWidth: '72ch', marginTop: '12px', fontSize: 'lg', lineHeight: 1.4 },
    grid: {
      display: 'grid',
      gap: '6',
      _lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
    column: {
      minWidth: 0,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      alignContent: 'start',
    },
  },
});
