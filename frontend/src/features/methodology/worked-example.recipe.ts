import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const workedExampleRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '4', padding: '5', maxWidth: '760px' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 20px',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
    name: { fontSize: 'xl', fontStretch: '84%', fontWeight: 650, overflowWrap: 'anywhere' },
    score: { fontSize: 'var(--fs-4xl)', lineHeight: '.82' },
    /** All columns but the first hold numbers. */
    table: { '& tr > * + *': { textAlign: 'right', whiteSpace: 'nowrap' } },
    shares: { display: 'flex', gap: '2px', height: '10px' },
    /** `--share` is that of a retailer, from 0 to 1. */
    share: {
      flex: 'var(--share) 0 2px',
      background: 'accent.solid',
      forcedColorAdjust: 'none',
      '&:nth-of-type(2)': { background: 'warn.line' },
      '&:nth-of-type(3)': { background: 'line.strong' },
      '&:nth-of-type(4)': { background: 'score.5' },
      _print: { printColorAdjust: 'exact' },
    },
    sum: { fontSize: 'lg', fontStretch: '92%', overflowWrap: 'anywhere' },
  },
});
