import { defineRecipe } from './define-recipe';
import { headingRow } from './heading-row';

export const sectionHeadRecipe = defineRecipe({
  base: {
    ...headingRow,
    marginBottom: '5',
    '& a': { display: 'inline-block', paddingBlock: '3px' },
    '@media print': { breakAfter: 'avoid' },
  },
});
