import { defineRecipe } from '@chakra-ui/react/styled-system';

export const methodologyRecipe = defineRecipe({
  className: 'method',
  base: {
    '& .topic': {
      display: 'grid',
      gap: '{spacing.3} {spacing.8}',
      padding: '{spacing.5} 0 {spacing.8}',
      borderTop: '1px solid {colors.line.hair}',
    },
    // Clears the site's header.
    '& .topic[id]': { scrollMarginTop: '64px' },
    '& .contents': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.2} {spacing.5}',
      paddingBottom: '{spacing.5}',
      fontSize: '{fontSizes.sm}',
    },
    '& .contents a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' },
    '& .topic:first-of-type': { borderTop: '2px solid {colors.fg.default}' },
    '& .topic > h2': { fontSize: '{fontSizes.xl}', fontStretch: '84%', lineHeight: 1.15 },
    '& .text': {
      display: 'grid',
      gap: '{spacing.3}',
      minWidth: 0,
      '& > p, & > ul, & > ol': { maxWidth: '52ch' },
    },
    '& ul.list': { listStyle: 'disc', paddingLeft: '1.1em', display: 'grid', gap: '6px' },
    '& ol.list': { listStyle: 'decimal', paddingLeft: '1.4em', display: 'grid', gap: '6px' },
    '& .list ::marker': { color: '{colors.fg.subtle}', fontWeight: 600 },
    '& .scroll': { overflowX: 'auto', maxWidth: '720px' },
    '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '{fontSizes.sm}' },
    '& caption:not(.sr)': { paddingBottom: '6px', textAlign: 'left', fontWeight: 600 },
    '& .wide tbody th': { fontWeight: 500 },
    '& .wide th, & .wide td': { minWidth: '4.5rem' },
    '& .wide th:first-child': { minWidth: '8.5rem' },
    '& th, & td': {
      padding: '9px 16px 9px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& thead th': { color: '{colors.fg.muted}', fontWeight: 600 },
    '& tbody th': { fontWeight: 600 },
    '& tfoot th, & tfoot td': {
      fontWeight: 650,
      borderBottom: 0,
      borderTop: '2px solid {colors.fg.default}',
    },
    '& .n': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& th:last-child, & td:last-child': { paddingRight: 0 },
    '@media (max-width: 29.99em)': { '& th, & td': { paddingRight: '10px' } },
    '@media (min-width: 46.25em)': {
      '& .topic': { gridTemplateColumns: 'minmax(160px, 260px) minmax(0, 1fr)' },
    },
  },
});

export const exampleRecipe = defineRecipe({
  className: 'example',
  base: {
    display: 'grid',
    gap: '{spacing.4}',
    padding: '{spacing.5}',
    maxWidth: '760px',
    '& .head': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 20px',
      alignItems: 'end',
      justifyContent: 'space-between',
    },
    '& .head .display': { fontSize: 'var(--fs-4xl)', lineHeight: '.82' },
    '& .name': { fontSize: '{fontSizes.xl}', fontStretch: '84%', fontWeight: 650, overflowWrap: 'anywhere' },
    '& .shares': { display: 'flex', gap: '2px', height: '10px' },
    '& .shares i': { flex: 'var(--share) 0 2px', background: '{colors.accent.solid}' },
    '& .shares i:nth-of-type(2)': { background: '{colors.warn.line}' },
    '& .shares i:nth-of-type(3)': { background: '{colors.line.strong}' },
    '& .shares i:nth-of-type(4)': { background: '{colors.score.5}' },
    '& .sum': { fontSize: '{fontSizes.lg}', fontStretch: '92%', overflowWrap: 'anywhere' },
  },
});
