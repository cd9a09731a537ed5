import { defineRecipe } from '@pandacss/dev';

export const newerReviewsStepRecipe = defineRecipe({
  className: 'ui-newer-reviews-step',
  base: { '& + &': { marginTop: '14px', borderTop: '1px solid {colors.line.hair}', paddingTop: '12px' } },
});
