import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const list = { paddingLeft: '1.1em', display: 'grid', gap: '6px' } as const;
const marker = { '& ::marker': { color: 'fg.subtle', fontWeight: 600 } } as const;

export const methodologyRecipe = defineSlotRecipe({
  base: {
    contents: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.2} {spacing.5}',
      paddingBottom: '5',
      fontSize: 'sm',
    },
    contentsLink: { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
    topic: {
      display: 'grid',
      gap: '{spacing.3} {spacing.8}',
      padding: '{spacing.5} 0 {spacing.8}',
      borderTop: 'hair',
      // Clears the site's header.
      scrollMarginTop: '64px',
      _first: { borderTop: 'rule' },
      _sm: { gridTemplateColumns: 'minmax(160px, 260px) minmax(0, 1fr)' },
    },
    title: { fontSize: 'xl', fontStretch: '84%', lineHeight: 1.15 },
    text: {
      display: 'grid',
      gap: '3',
      minWidth: 0,
      '& > p, & > ul, & > ol': { maxWidth: '52ch' },
    },
    points: { listStyle: 'disc', ...list, ...marker },
    steps: { listStyle: 'decimal', ...list, ...marker, paddingLeft: '1.4em' },
    /** The region that a table scrolls in. */
    table: {
      overflowX: 'auto',
      maxWidth: '720px',
      '& table': { borderCollapse: 'collapse', fontSize: 'sm' },
      '& caption:not(.sr)': { paddingBottom: '6px', textAlign: 'left', fontWeight: 600 },
      '& th, & td': {
        padding: '9px 16px 9px 0',
        verticalAlign: 'top',
        borderBottom: 'hair',
        '@media (max-width: 29.99em)': { paddingRight: '10px' },
      },
      '& thead th': { color: 'fg.muted', fontWeight: 600 },
      '& tbody th': { fontWeight: 600 },
      '& tfoot th, & tfoot td': { fontWeight: 650, borderBottom: 0, borderTop: 'rule' },
      '& th:last-child, & td:last-child': { paddingRight: 0 },
    },
    wideTable: {
      '& tbody th': { fontWeight: 500 },
      '& th, & td': { minWidth: '4.5rem' },
      '& th:first-child': { minWidth: '8.5rem' },
    },
    /** With it, the last column holds numbers. */
    counts: { '& tr > :last-child': { textAlign: 'right', whiteSpace: 'nowrap' } },
  },
});
