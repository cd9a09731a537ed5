import { defineSlotRecipe } from '@pandacss/dev';

export const listNoticeRecipe = defineSlotRecipe({
  className: 'list-notice',
  slots: ['text', 'priceLinks'],
  base: {
    text: { marginBottom: '{spacing.4}' },
    // Stands clear of the first price step.
    priceLinks: { marginBottom: '{spacing.6}' },
  },
});
