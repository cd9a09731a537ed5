import { defineRecipe } from '@pandacss/dev';

/** As high as the tabs and the toolbar. */
export const rankingSkeletonRecipe = defineRecipe({
  className: 'ranking-skeleton-controls',
  base: { display: 'grid', placeItems: 'center', height: '167px' },
});
