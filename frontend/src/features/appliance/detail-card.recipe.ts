import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** What the cards of a model's page have in common. */
export const detailCardRecipe = defineSlotRecipe({
  base: {
    root: { padding: '5' },
    heading: {
      // Where the card has columns.
      gridColumn: '1 / -1',
      fontSize: 'xl',
      fontStretch: '84%',
      marginBottom: '4',
    },
    table: {
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& th, & td': {
        padding: '7px 10px 7px 0',
        borderBottom: 'hair',
        _enlargedText: { paddingRight: '4px', overflowWrap: 'anywhere' },
      },
      '& th': { fontWeight: 600 },
    },
  },
});
