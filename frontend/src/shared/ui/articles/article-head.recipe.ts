import { defineRecipe } from '@pandacss/dev';

export const articleHeadRecipe = defineRecipe({
  className: 'ui-article-head',
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    '& h1, & h2': { fontSize: 'var(--fs-4xl)', maxWidth: '22ch' },
    '& .lead': { maxWidth: '50ch' },
  },
});
