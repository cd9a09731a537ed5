import { toolbar, toolbarControl, toolbarSwitch } from '../../shared/ui/controls/toolbar-styles';
import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const rankingToolbarRecipe = defineSlotRecipe({
  base: {
    root: { ...toolbar, padding: '{spacing.4} 0' },
    note: { flex: '1 1 12rem', fontSize: 'sm', lineHeight: 1.4, color: 'fg.muted' },
    filter: { ...toolbarControl, fontWeight: 600 },
    switch: { ...toolbarSwitch, '&:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed' } },
  },
});
