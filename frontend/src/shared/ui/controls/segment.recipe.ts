import { defineSlotRecipe } from '../define-recipe';

export const segmentRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      border: 'strong',
      borderRadius: 'control',
      overflow: 'clip',
      background: 'bg.plate',
    },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      padding: '0 12px',
      fontWeight: 500,
      cursor: 'pointer',
      '& + &': { borderLeft: 'hair' },
      '& input': { position: 'absolute', inset: '0', margin: '0', opacity: 0, cursor: 'pointer' },
      '&:has(:checked)': {
        background: 'accent.solid',
        color: 'accent.onSolid',
        forcedColorAdjust: 'none',
        _print: { printColorAdjust: 'exact' },
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '-3px' },
    },
  },
});
