import { defineRecipe } from '@pandacss/dev';
import { skeletonStyles } from './skeleton-styles';

export const skeletonBlockRecipe = defineRecipe({
  className: 'ui-skeleton-block',
  base: skeletonStyles,
});
