import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const loadMoreRecipe = defineSlotRecipe({
  base: {
    list: { display: 'grid', gap: '{spacing.3}' },
    more: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '10px',
      paddingTop: '{spacing.6}',
    },
  },
});
