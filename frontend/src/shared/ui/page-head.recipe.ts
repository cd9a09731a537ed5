import { defineRecipe } from './define-recipe';

export const pageHeadRecipe = defineRecipe({
  base: {
    paddingTop: '{spacing.8}',
    // Below a link back.
    '[data-crumb] + &': { paddingTop: '{spacing.4}' },
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
