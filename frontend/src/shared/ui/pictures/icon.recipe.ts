import { defineRecipe } from '../define-recipe';

export const iconRecipe = defineRecipe({
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
