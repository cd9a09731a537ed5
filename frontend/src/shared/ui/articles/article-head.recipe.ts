import { defineRecipe } from '../define-recipe';

export const articleHeadRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    '& h1, & h2': { fontSize: 'var(--fs-4xl)', maxWidth: '22ch' },
    '& .lead': { maxWidth: '50ch' },
  },
});
