import { defineSlotRecipe } from '@pandacss/dev';

const card = { height: '150px', borderRadius: '{radii.plate}' };

/** As tall as the table rows, or on small screens the cards, that will replace it; `data-columns` as that of the table. */
export const listSkeletonRecipe = defineSlotRecipe({
  className: 'list-skeleton',
  slots: ['root', 'row'],
  base: {
    root: { display: 'grid', gap: '10px', paddingBlock: '10px' },
    row: {
      height: '27px',
      '@media (max-width: 46.24em)': card,
      '@media (max-width: 62.49em)': { '[data-columns] > &': card },
    },
  },
});
