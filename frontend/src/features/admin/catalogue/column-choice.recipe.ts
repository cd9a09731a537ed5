import { defineRecipe } from '@pandacss/dev';

export const columnChoiceRecipe = defineRecipe({
  className: 'ui-column-choice',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    alignItems: 'center',
    fontSize: '{fontSizes.xs}',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' },
  },
});
