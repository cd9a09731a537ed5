import { defineRecipe } from '@pandacss/dev';
import { articleTextStyles } from './article-text-styles';

export const articleTextRecipe = defineRecipe({ className: 'ui-article-text', base: articleTextStyles });
