import { defineSlotRecipe } from '../define-recipe';

export const scoreRecipe = defineSlotRecipe({
  base: {
    root: { display: 'flex', alignItems: 'baseline', gap: '6px' },
    value: { fontSize: 'var(--fs-3xl)' },
    note: { fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
