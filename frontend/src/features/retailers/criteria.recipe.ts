import { defineRecipe } from '@chakra-ui/react/styled-system';

export const criteriaRecipe = defineRecipe({
  className: 'criteria',
  base: {
    marginTop: '{spacing.12}',
    '& .intro': { padding: '{spacing.5}' },
    '& .intro p': { marginTop: '8px', maxWidth: '52ch', color: '{colors.fg.muted}' },
    '& dl > div': {
      display: 'grid',
      gap: '2px {spacing.8}',
      padding: '12px {spacing.5}',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& dt': { fontWeight: 600 },
    '& dd': { color: '{colors.fg.muted}' },
    '@media (min-width: 46.25em)': {
      '& dl > div': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  },
});
