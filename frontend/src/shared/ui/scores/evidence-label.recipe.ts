import { defineSlotRecipe } from '@pandacss/dev';

/** Four strokes, of which as many are dark as the evidence is strong. */
export const evidenceLabelRecipe = defineSlotRecipe({
  className: 'evidence-label',
  slots: ['root', 'strokes'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '6px',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
    },
    strokes: {
      width: '14px',
      height: '10px',
      flex: 'none',
      fill: '{colors.fg.default}',
      '& [data-pale]': { fill: '{colors.line.hair}' },
    },
  },
});
