import { defineRecipe } from '@chakra-ui/react';
import { headline } from './headline';

export const sectionRecipe = defineRecipe({
  base: {
    paddingTop: '{spacing.12}',
    '& .blockhead': {
      ...headline,
      marginBottom: '{spacing.5}',
    },
    '& .close li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 3rem',
      gap: '12px',
      padding: '8px 0',
      borderBottom: '1px solid {colors.line.hair}',
      fontSize: '{fontSizes.sm}',
    },
  },
});
