import { defineRecipe } from '@pandacss/dev';
import { enlargedText } from '../enlarged-text';

export const bylineRecipe = defineRecipe({
  className: 'ui-byline',
  base: {
    fontSize: '{fontSizes.sm}',
    color: '{colors.fg.subtle}',
    '& time': { whiteSpace: 'nowrap', [enlargedText]: { whiteSpace: 'normal' } },
  },
});
