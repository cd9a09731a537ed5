import { defineRecipe } from '../define-recipe';

export const emptyRecipe = defineRecipe({
  base: {
    padding: '{spacing.8} {spacing.5}',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    // A drawing.
    '& > svg': { boxSize: '96px' },
    '& p': { maxWidth: '44ch', textWrap: 'balance', overflowWrap: 'anywhere', color: 'fg.muted' },
    '& > :is(a, button, form)': { marginTop: '8px' },
    '& search': { marginTop: '4' },
    // Chips.
    '& > div': { justifyContent: 'center', marginTop: '6px' },
  },
});
