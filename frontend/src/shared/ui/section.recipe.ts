import { defineRecipe } from '@chakra-ui/react';
import { headline } from './headline';

export const sectionRecipe = defineRecipe({
  base: {
    paddingTop: '{spacing.12}',
    '& .blockhead': {
      ...headline,
      marginBottom: '{spacing.5}',
    },
    '& .blockhead a': { display: 'inline-block', paddingBlock: '3px' },
  },
});
