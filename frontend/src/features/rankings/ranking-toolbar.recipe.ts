import { defineSlotRecipe } from '@pandacss/dev';

const control = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '34px',
  fontSize: '{fontSizes.sm}',
} as const;

export const rankingToolbarRecipe = defineSlotRecipe({
  className: 'ranking-toolbar',
  slots: ['root', 'note', 'filter', 'switch'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px 20px',
      alignItems: 'center',
      padding: '{spacing.4} 0',
      // Only the note says anything on paper.
      '@media print': { '& > :not(p)': { display: 'none' } },
    },
    note: {
      flex: '1 1 12rem',
      fontSize: '{fontSizes.sm}',
      lineHeight: 1.4,
      color: '{colors.fg.muted}',
    },
    filter: { ...control, fontWeight: 600 },
    switch: { ...control, gap: '8px', fontWeight: 500, cursor: 'pointer' },
  },
});
