import { defineSlotRecipe } from '@pandacss/dev';

export const scoreRecipe = defineSlotRecipe({
  className: 'score',
  slots: ['root', 'value', 'note'],
  base: {
    root: { display: 'flex', alignItems: 'baseline', gap: '6px' },
    value: { fontSize: 'var(--fs-3xl)' },
    note: { fontSize: '{fontSizes.sm}', color: '{colors.fg.muted}', whiteSpace: 'nowrap' },
  },
});
