import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const searchPageRecipe = defineSlotRecipe({
  base: {
    loading: { display: 'flex', gap: '{spacing.3}' },
    filter: { marginBottom: '{spacing.5}' },
    filterChip: { gap: '6px', '& span': { color: '{colors.fg.muted}' } },
    offers: {
      display: 'grid',
      gap: '{spacing.3}',
      marginBottom: '{spacing.6}',
      padding: '{spacing.5}',
      borderRadius: '{radii.plate}',
      background: '{colors.bg.tint}',
    },
    heading: { paddingBottom: '10px', borderBottom: '2px solid {colors.fg.default}' },
    note: { maxWidth: '68ch', marginBlock: '{spacing.3} {spacing.5}' },
    browse: { marginTop: '{spacing.8}' },
  },
});
