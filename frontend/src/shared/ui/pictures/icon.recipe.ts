import { defineRecipe } from '@pandacss/dev';

export const iconRecipe = defineRecipe({
  className: 'ui-icon',
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
