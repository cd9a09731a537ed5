import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const listNoticeRecipe = defineSlotRecipe({
  base: {
    text: { marginBottom: '{spacing.4}' },
    // Stands clear of the first price step.
    priceLinks: { marginBottom: '{spacing.6}' },
  },
});
