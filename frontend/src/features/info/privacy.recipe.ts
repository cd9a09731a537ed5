import { defineRecipe } from '@chakra-ui/react/styled-system';

export const privacyRecipe = defineRecipe({
  className: 'privacy',
  base: {
    '& section': {
      display: 'grid',
      gap: '{spacing.2} {spacing.8}',
      padding: '{spacing.5} 0 {spacing.6}',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& section:first-of-type': { borderTop: '2px solid {colors.fg.default}' },
    '& .text': { display: 'grid', gap: '{spacing.3}', maxWidth: '52ch' },
    '@media (min-width: 46.25em)': {
      '& section': { gridTemplateColumns: 'minmax(180px, 280px) minmax(0, 52ch)' },
    },
  },
});
