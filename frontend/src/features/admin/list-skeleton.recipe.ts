import { defineSlotRecipe } from '@pandacss/dev';

export const listSkeletonRecipe = defineSlotRecipe({
  className: 'list-skeleton',
  slots: ['root'],
  base: { root: { display: 'grid', gap: '10px', paddingBlock: '10px' } },
});
