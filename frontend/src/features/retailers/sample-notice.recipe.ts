import { defineRecipe } from '../../shared/ui/define-recipe';

export const sampleNoticeRecipe = defineRecipe({
  base: { marginTop: '6' },
});
