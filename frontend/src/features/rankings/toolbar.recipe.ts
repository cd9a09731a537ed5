import { defineRecipe } from '@chakra-ui/react';

export const toolbarRecipe = defineRecipe({
  className: 'toolbar',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 20px',
    alignItems: 'center',
    padding: '{spacing.4} 0',
    '& .note': {
      marginRight: 'auto',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
    },
  },
});
