import { defineRecipe } from '../define-recipe';
import { enlargedText } from '../enlarged-text';

export const bylineRecipe = defineRecipe({
  base: {
    fontSize: '{fontSizes.sm}',
    color: '{colors.fg.subtle}',
    '& time': { whiteSpace: 'nowrap', [enlargedText]: { whiteSpace: 'normal' } },
  },
});
