import { defineRecipe } from '../../shared/ui/define-recipe';

/** As high as the tabs and the toolbar. */
export const rankingSkeletonRecipe = defineRecipe({
  base: { display: 'grid', placeItems: 'center', height: '167px' },
});
