import { defineRecipe } from '@pandacss/dev';
import { headingRow } from './heading-row';

export const sectionHeadRecipe = defineRecipe({
  className: 'ui-section-head',
  base: {
    ...headingRow,
    marginBottom: '{spacing.5}',
    '& a': { display: 'inline-block', paddingBlock: '3px' },
    '@media print': { breakAfter: 'avoid' },
  },
});
