import { defineSlotRecipe } from '@pandacss/dev';

export const viewLinksRecipe = defineSlotRecipe({
  className: 'view-links',
  slots: ['root', 'view'],
  base: {
    root: { paddingTop: '4px' },
    view: { gap: '6px', '& small': { color: '{colors.fg.muted}' } },
  },
});
