import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { linkOverlay } from '../../shared/ui/link-overlay';

/** The featured story, its drawing standing on the floor. */
export const featuredStoryRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      overflowWrap: 'anywhere',
      '@media (min-width: 56.25em)': { gridTemplateColumns: '7fr 5fr' },
      '&:hover h2 a': { textDecoration: 'underline' },
    },
    picture: {
      aspectRatio: '16 / 9',
      borderRadius: '2px 0 0 2px',
      '@media (max-width: 39.99em)': { aspectRatio: '4 / 3' },
    },
    body: { padding: '{spacing.6}', display: 'grid', gap: '10px', alignContent: 'center' },
    title: {
      fontSize: '2rem',
      '@media (max-width: 39.99em)': { fontSize: '1.75rem' },
      '& a': { color: 'inherit', textDecoration: 'none', ...linkOverlay },
    },
  },
});
