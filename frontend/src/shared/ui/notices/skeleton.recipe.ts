import { defineRecipe } from '../define-recipe';
import { skeletonStyles } from './skeleton-styles';

export const skeletonBlockRecipe = defineRecipe({
  base: skeletonStyles,
});
