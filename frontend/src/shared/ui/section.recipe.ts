import { defineRecipe } from '@chakra-ui/react/styled-system';
import { headingRow } from './heading-row';

export const sectionRecipe = defineRecipe({
  base: {
    paddingTop: '{spacing.12}',
    '& .blockhead': {
      ...headingRow,
      marginBottom: '{spacing.5}',
    },
    '& .blockhead a': { display: 'inline-block', paddingBlock: '3px' },
  },
});
