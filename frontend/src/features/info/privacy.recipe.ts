import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const privacyRecipe = defineSlotRecipe({
  base: {
    topic: {
      display: 'grid',
      gap: '{spacing.2} {spacing.8}',
      padding: '{spacing.5} 0 {spacing.6}',
      borderTop: 'hair',
      _first: { borderTop: 'rule' },
      _sm: { gridTemplateColumns: 'minmax(180px, 280px) minmax(0, 52ch)' },
    },
    text: { display: 'grid', gap: '3', maxWidth: '52ch' },
  },
});
