import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const scoreHistoryRecipe = defineSlotRecipe({
  base: {
    root: {
      minWidth: 0,
      // The caption of the chart.
      '& svg + p': { marginTop: '8px' },
      _lg: {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        columnGap: '48px',
      },
    },
    months: { position: 'relative', overflowX: 'auto' },
    table: { '& tbody th': { fontWeight: 400 } },
  },
});
