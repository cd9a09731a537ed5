import { defineRecipe } from '../../../shared/ui/define-recipe';

export const columnChoiceRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    alignItems: 'center',
    fontSize: '{fontSizes.xs}',
    '& label': { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: '32px' },
  },
});
