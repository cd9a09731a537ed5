import { defineSlotRecipe } from '@pandacss/dev';

export const loadMoreRecipe = defineSlotRecipe({
  className: 'load-more',
  slots: ['list', 'more'],
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
