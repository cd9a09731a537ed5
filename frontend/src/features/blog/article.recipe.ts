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
      '& .picture': { gridColumn: 2, gridRow: 2, position: 'sticky', top: '96px', alignSelf: 'start' },
      '& .picture .media': { height: '360px' },
      '& .text': { gridColumn: 1, gridRow: 2 },
    },
  },
});
