import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const stateCardRecipe = defineSlotRecipe({
  base: {
    root: {
      minWidth: 0,
      transition: 'border-color {durations.press}',
      _hover: { borderColor: 'accent.solid' },
    },
    head: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '12px',
      padding: '14px 16px 12px',
      borderBottom: 'hair',
    },
    place: { fontSize: 'xl', color: 'fg.subtle' },
    title: {
      padding: '12px 16px 2px',
      fontSize: 'sm',
      fontStretch: '100%',
      letterSpacing: 0,
      color: 'fg.muted',
    },
    cities: { padding: '0 16px 6px' },
    city: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '12px',
      alignItems: 'center',
      padding: '9px 0 10px',
      'li + &': { borderTop: 'hair' },
    },
    name: { fontWeight: 600, lineHeight: 1.35 },
    rating: { fontWeight: 600 },
  },
});
