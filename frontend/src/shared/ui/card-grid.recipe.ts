import { defineRecipe } from './define-recipe';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** A list of cards in up to three or four columns. */
export const cardGridRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '4',
    '@media (min-width: 40em)': { gridTemplateColumns: columns(2) },
  },
  variants: {
    columns: {
      three: { _lg: { gridTemplateColumns: columns(3), gap: '5' } },
      // Any number but four in rows of three, so that none stands alone.
      four: {
        _lg: {
          gridTemplateColumns: columns(4),
          '&:not(:has(> :nth-child(4):last-child))': { gridTemplateColumns: columns(3) },
        },
      },
    },
  },
});
