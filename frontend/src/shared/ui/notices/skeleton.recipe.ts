import { defineRecipe } from '../define-recipe';

/** Also of Chakra's component. The base styles switch it off for reduced motion. */
export const skeletonBlockRecipe = defineRecipe({
  base: {
    background: '{colors.bg.sunk}',
    borderRadius: '{radii.badge}',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
