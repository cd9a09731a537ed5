import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const newsletterBlockRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gap: '14px',
      marginTop: '10',
      padding: '6',
      borderTop: '3px solid {colors.accent.solid}',
      '@media (min-width: 50em)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
        alignItems: 'center',
        gap: '40px',
      },
      _print: { display: 'none' },
    },
    text: { display: 'grid', gap: '6px' },
    open: { justifySelf: 'start', '@media (min-width: 50em)': { justifySelf: 'end' } },
    form: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      alignItems: 'start',
      '& > div': { flex: '1 1 200px' },
      // Aligns with the input even when an error shows below it.
      '& > button': {
        marginTop: '26px',
        '@media (max-width: 29.99em)': { marginTop: 0, width: '100%' },
      },
    },
  },
});
