import { defineRecipe } from '../../shared/ui/define-recipe';

export const newerReviewsStepRecipe = defineRecipe({
  base: { '& + &': { marginTop: '14px', borderTop: '1px solid {colors.line.hair}', paddingTop: '12px' } },
});
