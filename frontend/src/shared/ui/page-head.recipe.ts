import { defineRecipe } from './define-recipe';

export const pageHeadRecipe = defineRecipe({
  base: {
    paddingTop: '8',
    // Below a link back.
    '[data-crumb] + &': { paddingTop: '4' },
    paddingBottom: '6',
    display: 'grid',
    gap: '3',
    '& .lead': { fontSize: 'md' },
    // A short link stays on one line.
    '& .lead a': { display: 'inline-block' },
    '& .caps': { marginBottom: '6px' },
  },
});
