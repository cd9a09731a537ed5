import { defineRecipe } from '../define-recipe';
import { enlargedText } from '../enlarged-text';

export const bylineRecipe = defineRecipe({
  base: {
    fontSize: 'sm',
    color: 'fg.subtle',
    '& time': { whiteSpace: 'nowrap', [enlargedText]: { whiteSpace: 'normal' } },
  },
});
