import { defineRecipe } from '@pandacss/dev';

export const pageLinksRecipe = defineRecipe({
  className: 'ui-page-links',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '{spacing.3} {spacing.5}',
    marginTop: '{spacing.6}',
  },
});
