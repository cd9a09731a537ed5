import { defineRecipe } from '@chakra-ui/react/styled-system';

export const loadMoreRecipe = defineRecipe({
  className: 'more',
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '10px',
    paddingTop: '{spacing.6}',
  },
});
