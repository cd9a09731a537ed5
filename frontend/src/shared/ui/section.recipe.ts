import { defineRecipe } from '@pandacss/dev';
import { headingRow } from './heading-row';

export const sectionRecipe = defineRecipe({
  className: 'ui-section',
  base: {
    paddingTop: '{spacing.12}',
    '& .blockhead': { ...headingRow, marginBottom: '{spacing.5}' },
    '& .blockhead a': { display: 'inline-block', paddingBlock: '3px' },
  },
});
