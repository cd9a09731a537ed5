import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { aboveLinkOverlay, linkOverlay } from '../../shared/ui/link-overlay';

export const searchCardRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '120px minmax(0, 1fr)',
      height: '100%',
      _enlargedText: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '120px 1fr' },
    },
    media: {
      aspectRatio: 'auto',
      borderRadius: '2px 0 0 2px',
      '& img': { maxHeight: '180px', marginBlock: 'auto', padding: '14px' },
    },
    body: { padding: '12px 14px', display: 'flex', flexDirection: 'column', gap: '4px' },
    top: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '10px' },
    number: { color: 'fg.subtle', fontSize: 'sm', fontWeight: 600 },
    score: {
      flex: 'none',
      fontSize: '1.5rem',
      '& svg': { boxSize: '15px', display: 'inline-block', color: 'warn.line' },
    },
    model: {
      fontWeight: 600,
      fontStretch: '100%',
      letterSpacing: '0',
      lineClamp: 2,
      overflowWrap: 'anywhere',
      fontSize: 'lg',
      lineHeight: 1.25,
    },
    badges: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5px',
      margin: '4px 0 8px',
      '& > *': { whiteSpace: 'normal' },
    },
    // Aligns the buttons across a row of cards.
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px', marginTop: 'auto' },
    details: {
      flex: 1,
      ...linkOverlay,
      // The variant of the button counts more than this recipe.
      'article:hover &': { borderColor: '{colors.accent.solid} !important' },
    },
    compare: aboveLinkOverlay,
  },
});
