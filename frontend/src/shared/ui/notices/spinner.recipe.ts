import { defineSlotRecipe } from '../define-recipe';

/** Without scripts the content never arrives. */
const hiddenWithoutScripts = { '@media (scripting: none)': { display: 'none' } };

export const spinnerRecipe = defineSlotRecipe({
  base: {
    place: { display: 'grid', placeItems: 'center', padding: '48px 16px', ...hiddenWithoutScripts },
    ring: {
      display: 'block',
      boxSize: '28px',
      border: '3px solid {colors.line.hair}',
      borderTopColor: 'accent.solid',
      borderRadius: '50%',
      animation: 'turn 0.9s linear infinite',
      ...hiddenWithoutScripts,
    },
  },
});
