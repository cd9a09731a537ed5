import { defineSlotRecipe } from '../../../shared/ui/define-recipe';

export const viewLinksRecipe = defineSlotRecipe({
  base: {
    root: { paddingTop: '4px' },
    view: { gap: '6px', '& small': { color: '{colors.fg.muted}' } },
  },
});
