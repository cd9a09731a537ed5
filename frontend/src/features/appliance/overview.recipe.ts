import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const overviewRecipe = defineSlotRecipe({
  base: {
    score: { display: 'flex', gap: '16px', alignItems: 'end', flexWrap: 'wrap' },
    number: { fontSize: 'var(--fs-5xl)', lineHeight: '.82' },
    notes: { display: 'grid', justifyItems: 'start', gap: '2px' },
    bar: { margin: '14px 0 18px' },
    fact: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      padding: '9px 0',
      borderTop: 'hair',
      _enlargedText: { flexWrap: 'wrap' },
    },
    term: { color: 'fg.muted', whiteSpace: 'nowrap' },
    value: { fontWeight: 600, textAlign: 'right' },
    badges: { display: 'flex', gap: '4px', flexWrap: 'wrap', justifyContent: 'flex-end' },
    compare: { marginTop: '12px' },
  },
});
