import { defineRecipe } from '@chakra-ui/react';
import { floor } from '../../shared/ui/floor';

export const articleRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '{spacing.6} {spacing.16}',
    '& header': { display: 'grid', gap: '{spacing.3}', justifyItems: 'start', paddingTop: '{spacing.4}' },
    '& h1': { fontSize: 'var(--fs-4xl)', maxWidth: '22ch' },
    '& .lead': { maxWidth: '60ch' },
    '& .byline': { fontSize: '{fontSizes.sm}', color: '{colors.fg.subtle}' },
    '& .scene .media': {
      '--size': '150px',
      aspectRatio: 'auto',
      height: '200px',
      border: '1px solid {colors.line.hair}',
      background: '{colors.bg.tint}',
    },
    '& .scene .photo': { height: 'auto', aspectRatio: '4 / 3', border: 0 },
    '& .scene .ill': {
      inset: 'auto',
      left: 'calc(50% - var(--size) / 2)',
      bottom: 'calc(34px - .08 * var(--size))',
      width: 'var(--size)',
      height: 'var(--size)',
      zIndex: 1,
    },
    '& .floor': floor,
    '& .more': {
      maxWidth: '60ch',
      marginTop: '{spacing.10}',
      paddingTop: '{spacing.5}',
      borderTop: '2px solid {colors.fg.default}',
    },
    '@media (min-width: 1000px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
      '& header': { gridColumn: '1 / -1', paddingBottom: '{spacing.2}' },
      '& .scene': { gridColumn: 2, gridRow: 2, position: 'sticky', top: '96px', alignSelf: 'start' },
      '& .scene .media': { '--size': '230px', height: '300px' },
      '& .text': { gridColumn: 1, gridRow: 2 },
    },
  },
});
