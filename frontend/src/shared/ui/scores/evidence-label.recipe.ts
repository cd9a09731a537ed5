import { defineSlotRecipe } from '../define-recipe';

/** Four strokes, of which as many are dark as `--strength` says. */
export const evidenceLabelRecipe = defineSlotRecipe({
  base: {
    root: { display: 'inline-flex', alignItems: 'baseline', gap: '6px', fontSize: 'sm', color: 'fg.muted' },
    strokes: {
      width: '14px',
      height: '10px',
      flex: 'none',
      clipPath: "path('M0 10V7.5h2V10zM4 10V5h2v5zM8 10V2.5h2V10zM12 10V0h2v10z')",
      background:
        'linear-gradient(90deg, {colors.fg.default} calc(var(--strength) * 4px - 1px), {colors.line.hair} 0)',
      forcedColorAdjust: 'none',
      _print: { printColorAdjust: 'exact' },
    },
  },
});
