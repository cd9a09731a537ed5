import { defineRecipe } from '@chakra-ui/react';

export const sectionRecipe = defineRecipe({
  base: {
    paddingTop: '{spacing.12}',
    '& .blockhead': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 20px',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingBottom: '{spacing.4}',
      borderBottom: '2px solid {colors.fg.default}',
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
