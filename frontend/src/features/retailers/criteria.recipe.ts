import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const criteriaRecipe = defineSlotRecipe({
  base: {
    root: { marginTop: '{spacing.12}' },
    intro: { padding: '{spacing.5}' },
    introText: { marginTop: '8px', maxWidth: '52ch', color: '{colors.fg.muted}' },
    criterion: {
      display: 'grid',
      gap: '2px {spacing.8}',
      padding: '12px {spacing.5}',
      borderTop: '1px solid {colors.line.hair}',
      '@media (min-width: 46.25em)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
    name: { fontWeight: 600 },
    meaning: { color: '{colors.fg.muted}' },
  },
});
