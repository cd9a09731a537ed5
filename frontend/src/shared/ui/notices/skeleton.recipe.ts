import { defineRecipe } from '@pandacss/dev';

/** Switched off by the base styles for reduced motion. */
export const skeletonBlockRecipe = defineRecipe({
  className: 'ui-skeleton-block',
  base: {
    background: '{colors.bg.sunk}',
    borderRadius: '{radii.badge}',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
