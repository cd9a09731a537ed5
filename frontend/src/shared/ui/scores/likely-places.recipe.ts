import { defineSlotRecipe } from '../define-recipe';

/** A range of places on the axis of its list: the thin line is the list, the thick part the range. */
export const likelyPlacesRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '4px', fontSize: 'xs', lineHeight: 1.25, color: 'fg.muted' },
    axis: {
      position: 'relative',
      height: '5px',
      _print: { printColorAdjust: 'exact' },
      background: 'linear-gradient({colors.line.hair}, {colors.line.hair}) 0 2px / 100% 1px no-repeat',
      // Where it stands beside the text.
      flex: '1 1 60px',
      _before: {
        content: "''",
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 'calc(var(--from) * 100%)',
        // A range of one place in a long list stays visible.
        width: 'max(3px, (var(--to) - var(--from)) * 100%)',
        maxWidth: 'calc(100% - var(--from) * 100%)',
        background: 'accent.solid',
        borderRadius: '1px',
      },
      '&[data-outside]::before': { background: 'warn.line' },
      // Its place.
      _after: {
        content: "''",
        position: 'absolute',
        top: '-2px',
        insetInlineStart: 'calc(var(--place) * 100% - 1px)',
        width: '2px',
        height: '9px',
        background: 'fg.default',
      },
    },
  },
});
