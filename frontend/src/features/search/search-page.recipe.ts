import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const searchPageRecipe = defineSlotRecipe({
  base: {
    loading: { display: 'flex', gap: '3' },
    filter: { marginBottom: '5' },
    filterChip: { gap: '6px', '& span': { color: 'fg.muted' } },
    offers: {
      display: 'grid',
      gap: '3',
      marginBottom: '6',
      padding: '5',
      borderRadius: 'plate',
      background: 'bg.tint',
    },
    heading: { paddingBottom: '10px', borderBottom: 'rule' },
    note: { maxWidth: '68ch', marginBlock: '{spacing.3} {spacing.5}' },
    browse: { marginTop: '8' },
  },
});
