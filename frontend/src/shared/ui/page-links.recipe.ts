import { defineRecipe } from './define-recipe';

export const pageLinksRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '{spacing.3} {spacing.5}',
    marginTop: '6',
  },
});
