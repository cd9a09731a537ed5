import { defineRecipe } from '../define-recipe';

export const bylineRecipe = defineRecipe({
  base: {
    fontSize: 'sm',
    color: 'fg.subtle',
    '& time': { whiteSpace: 'nowrap', _enlargedText: { whiteSpace: 'normal' } },
  },
});
