import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const comparisonHistoryRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gap: '{spacing.4} {spacing.12}',
      marginTop: '8',
      padding: '5',
      '& > *': { minWidth: 0 },
      _lg: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
    },
    heading: { _lg: { gridColumn: '1 / -1' } },
    // Lines differ in dash pattern as well as colour, so they can be told apart without colour.
    series: {
      '&[data-letter=A]': { stroke: 'accent.solid', strokeWidth: 2.5 },
      '&[data-letter=B]': { stroke: 'fg.default', strokeWidth: 2, strokeDasharray: '8 4' },
      '&[data-letter=C]': { stroke: 'accent.text', strokeWidth: 2.5, strokeDasharray: '2 4' },
      '&[data-letter=D]': { stroke: 'fg.subtle', strokeWidth: 2, strokeDasharray: '10 4 2 4' },
      '& path': { fill: 'none' },
      '& circle': { fill: 'bg.plate', strokeWidth: 2, strokeDasharray: 'none' },
    },
    region: { position: 'relative', overflowX: 'auto' },
    table: {
      minWidth: 'calc(4.75rem + var(--n) * var(--line))',
      // A long name must not squeeze the other columns.
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& th, & td': {
        padding: '7px 14px 7px 0',
        borderBottom: 'hair',
        verticalAlign: 'top',
        '@media screen and (max-width: 47.99em)': { paddingRight: '8px' },
      },
      '& thead th': { borderBottom: 'rule', fontWeight: 600, overflowWrap: 'anywhere' },
      '& thead th:first-child': { width: '4.75rem' },
      '& [scope=row]': { whiteSpace: 'nowrap' },
    },
    swatch: { display: 'inline-block', height: '6px', marginRight: '4px', verticalAlign: '2px' },
    name: { display: 'block', fontSize: 'xs', fontWeight: 400, color: 'fg.muted' },
  },
});
