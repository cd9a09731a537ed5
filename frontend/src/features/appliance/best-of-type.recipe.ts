import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const bestOfTypeRecipe = defineSlotRecipe({
  base: {
    item: { '&:has(a:hover)': { borderColor: 'accent.solid' } },
    model: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4px 12px',
      minHeight: '88px',
      padding: '10px 14px 10px 10px',
      color: 'inherit',
      textDecoration: 'none',
    },
    picture: { gridRow: '1 / span 2' },
    media: { height: '64px', aspectRatio: 'auto', fontSize: '2xs' },
    name: { alignSelf: 'end', fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' },
    brand: { display: 'block' },
    score: { alignSelf: 'end', fontSize: '1.5rem' },
    // Without scripts the models never arrive.
    placeholders: { '@media (scripting: none)': { display: 'none' } },
  },
});
