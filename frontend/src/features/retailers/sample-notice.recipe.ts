import { defineRecipe } from '@pandacss/dev';

export const sampleNoticeRecipe = defineRecipe({
  className: 'ui-sample-notice',
  base: { marginTop: '{spacing.6}' },
});
