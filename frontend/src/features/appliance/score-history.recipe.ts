import { defineSlotRecipe } from '@pandacss/dev';

export const scoreHistoryRecipe = defineSlotRecipe({
  className: 'score-history',
  slots: ['root', 'months', 'table'],
  base: {
    root: {
      minWidth: 0,
      // The caption of the chart.
      '& svg + p': { marginTop: '8px' },
      '@media (min-width: 62.5em)': {
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
