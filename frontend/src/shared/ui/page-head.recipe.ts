import { defineRecipe } from '@chakra-ui/react';

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
    '& .facts': { display: 'flex', gap: '8px 14px', flexWrap: 'wrap' },
    '& .facts b': { color: '{colors.fg.default}' },
    '& .caps': { marginBottom: '6px' },
  },
});
