import { defineRecipe } from './define-recipe';
import { notPrinted } from './not-printed';

export const crumbRecipe = defineRecipe({
  base: {
    paddingTop: '5',
    fontSize: 'sm',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    alignItems: 'center',
    color: 'fg.muted',
    ...notPrinted,
    '& a': { minHeight: '24px', display: 'inline-flex', alignItems: 'center', gap: '6px' },
    '& svg': { height: '14px' },
  },
});
