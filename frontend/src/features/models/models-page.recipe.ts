import { toolbarControl } from '../../shared/ui/controls/toolbar-styles';
import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const phone = '@media screen and (max-width: 47.99em)';

/** Filters beside the models where there is room, and above them elsewhere. */
export const modelsPageRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.5} {spacing.8}',
      alignItems: 'start',
      '@media (min-width: 75em)': { gridTemplateColumns: '248px minmax(0, 1fr)' },
    },
    found: { '&[aria-busy]': { opacity: 0.6 } },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', paddingBottom: '3' },
    count: { marginRight: 'auto', fontWeight: 600, [phone]: { flexBasis: '100%' } },
    file: { ...toolbarControl, fontWeight: 600 },
  },
});
