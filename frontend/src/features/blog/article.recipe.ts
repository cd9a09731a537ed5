import { defineRecipe } from '@chakra-ui/react/styled-system';

export const articleRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '{spacing.6} {spacing.16}',
    '& header': { paddingTop: '{spacing.4}' },
    '& .picture .media': {
      height: '210px',
      border: '1px solid {colors.line.hair}',
      background: '{colors.bg.tint}',
    },
    '& .picture .photo': { height: 'auto', aspectRatio: '4 / 3', border: 0 },
    '& .beside': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '{spacing.6}' },
    '& .folded': { borderBlock: '1px solid {colors.line.hair}' },
    '& .folded summary': { padding: '12px 0', fontWeight: 600, cursor: 'pointer' },
    '& .folded ol': { paddingBottom: '{spacing.3}' },
    '& .beside :is(ol, ul)': { listStyle: 'none', padding: 0 },
    '& .beside li a': { display: 'inline-block', padding: '5px 0' },
    '& .column': { display: 'none' },
    '& .column section li + li': { marginTop: '{spacing.1}' },
    '& .column h2': { fontSize: '{fontSizes.md}', marginBottom: '{spacing.1}' },
    '& .column .facts': { display: 'block', fontSize: '{fontSizes.sm}', color: '{colors.fg.muted}' },
    '& .more': {
      maxWidth: '50ch',
      marginTop: '{spacing.10}',
      paddingTop: '{spacing.5}',
      borderTop: '2px solid {colors.fg.default}',
      fontSize: '{fontSizes.lg}',
    },
    '@media (min-width: 62.5em)': {
      gridTemplateColumns: 'minmax(0, 33rem) minmax(0, 1fr)',
      '& header': { gridColumn: '1 / -1', paddingBottom: '{spacing.2}' },
      '& .beside': { gridColumn: 2, gridRow: 2, gridTemplateRows: 'auto 1fr' },
      '& .picture:only-child': { position: 'sticky', top: '96px' },
      '& .picture .media': { height: '300px' },
      '& .folded': { display: 'none' },
      // A column taller than the window scrolls on its own.
      '& .column': {
        display: 'grid',
        gap: '{spacing.6}',
        maxWidth: '26rem',
        position: 'sticky',
        top: '96px',
        alignSelf: 'start',
        maxHeight: 'calc(100vh - 112px)',
        overflowY: 'auto',
      },
      '& .text': { gridColumn: 1, gridRow: 2 },
    },
  },
});
