import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** The list of cards, and what stands above and below it. */
export const rankingPageRecipe = defineSlotRecipe({
  base: {
    /** As high as the tabs and the toolbar. */
    loading: { display: 'grid', placeItems: 'center', height: '167px' },
    /** Below the form of the filter. */
    chosen: { paddingTop: '{spacing.4}' },
    notice: { marginBottom: '{spacing.4}' },
    // Stands clear of the first price step.
    priceLinks: { marginBottom: '{spacing.6}' },
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
