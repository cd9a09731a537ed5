import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { linkOverlay } from '../../shared/ui/link-overlay';

export const articleCardRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '16px',
      padding: '18px 0',
      borderTop: '1px solid {colors.line.hair}',
      '&:hover h3 a': { textDecoration: 'underline' },
      '@media (max-width: 46.24em)': { '[data-headed] > &:first-of-type': { borderTop: 0 } },
      '@media (min-width: 46.25em)': { '[data-headed] > &:nth-of-type(-n + 2)': { borderTop: 0 } },
    },
    picture: { aspectRatio: 1, alignSelf: 'start' },
    title: { marginTop: '8px', '& a': { color: 'inherit', textDecoration: 'none', ...linkOverlay } },
    text: { margin: '6px 0' },
  },
});
