import { defineSlotRecipe } from '../define-recipe';

export const tooltipRecipe = defineSlotRecipe({
  base: {
    anchor: { position: 'relative', display: 'inline-flex' },
    tip: {
      position: 'absolute',
      insetInlineEnd: 0,
      // Below the button: beside and above it are the labels and buttons of its card.
      top: '100%',
      zIndex: 'tooltip',
      width: 'max-content',
      maxWidth: '260px',
      padding: '7px 10px',
      border: '6px solid transparent',
      borderInline: 0,
      backgroundClip: 'padding-box',
      borderRadius: 'badge',
      backgroundColor: 'fg.default',
      color: 'bg.canvas',
      fontSize: 'sm',
      lineHeight: 1.35,
      // On phones the buttons are at the left edge.
      _smDown: { insetInlineStart: 0, insetInlineEnd: 'auto', maxWidth: '220px' },
      _enlargedText: { maxWidth: '60vw' },
      '& a': { display: 'block', paddingTop: '6px', color: 'inherit', fontWeight: 600 },
    },
  },
});
