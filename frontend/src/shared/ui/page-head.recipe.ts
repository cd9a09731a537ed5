import { defineRecipe } from '@chakra-ui/react/styled-system';

export const pageHeadRecipe = defineRecipe({
  className: 'pagehead',
  base: {
    paddingTop: '{spacing.8}',
    '.crumb + &': { paddingTop: '{spacing.4}' },
    paddingBottom: '{spacing.6}',
    display: 'grid',
    gap: '{spacing.3}',
    '& .lead': {
      fontSize: '{fontSizes.md}',
    },
    // A short link stays on one line.
    '& .lead a': { display: 'inline-block' },
    '& .caps': { marginBottom: '6px' },
  },
});
