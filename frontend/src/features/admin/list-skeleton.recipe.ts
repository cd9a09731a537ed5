import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const listSkeletonRecipe = defineSlotRecipe({
  base: { root: { display: 'grid', gap: '10px', paddingBlock: '10px' } },
});
