import { defineRecipe } from '@pandacss/dev';

/** As high as the tabs and the toolbar. */
export const rankingSkeletonRecipe = defineRecipe({
  className: 'ui-ranking-skeleton',
  base: { display: 'grid', placeItems: 'center', height: '167px' },
});
