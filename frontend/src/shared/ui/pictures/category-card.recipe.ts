import { defineSlotRecipe } from '../define-recipe';

export const categoryCardRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '116px minmax(0, 1fr)',
      color: 'inherit',
      textDecoration: 'none',
      height: '100%',
      _enlargedText: { gridTemplateColumns: '72px minmax(0, 1fr)' },
    },
    media: {
      aspectRatio: 'auto',
      borderRadius: '2px 0 0 2px',
      borderRight: 'hair',
      '& > svg': {
        inset: '0',
        height: '100%',
        padding: '14px',
        _enlargedText: { padding: '6px' },
      },
    },
    body: { padding: '14px 16px 14px', display: 'grid', gap: '2px', alignContent: 'start' },
    brand: { marginTop: '10px' },
    model: { fontWeight: 600, overflowWrap: 'anywhere' },
    score: {
      flexWrap: 'wrap',
      rowGap: 0,
      justifyContent: 'space-between',
      alignItems: 'end',
      marginTop: '2px',
    },
    scoreValue: { fontSize: '1.75rem' },
    scoreBar: { marginTop: '2px' },
  },
});
