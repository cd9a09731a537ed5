import { defineRecipe } from './define-recipe';
import { headingRow } from './heading-row';

export const sectionHeadRecipe = defineRecipe({
  base: {
    ...headingRow,
    marginBottom: '5',
    '& a': { display: 'inline-block', paddingBlock: '3px' },
    _print: { breakAfter: 'avoid' },
  },
});
