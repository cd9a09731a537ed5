import { defineSlotRecipe } from '../define-recipe';

const phone = '@media (max-width: 29.99em)';

export const scoreExplanationRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      // Narrower than the bar's labels, which are clipped.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      minWidth: 0,
      '&[data-brief]': { paddingTop: '12px' },
    },
    shares: {
      display: 'flex',
      gap: '2px',
      height: '34px',
      forcedColorAdjust: 'none',
      _print: { printColorAdjust: 'exact' },
    },
    share: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '6px',
      overflow: 'hidden',
      paddingInline: '10px',
      fontSize: 'sm',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      background: 'bg.tint',
      color: 'accent.text',
      '&[data-size=most]': { background: 'accent.solid', color: 'accent.onSolid' },
      // Too narrow for its label.
      '&[data-size=thin]': { padding: 0, background: 'line.strong' },
    },
    region: { position: 'relative', overflowX: 'auto' },
    table: {
      borderCollapse: 'collapse',
      fontSize: 'sm',
      '& th, & td': {
        padding: '8px 0 8px 14px',
        borderBottom: 'hair',
        textAlign: 'right',
        verticalAlign: 'baseline',
        whiteSpace: 'nowrap',
      },
      '& th:first-child': { paddingLeft: 0, textAlign: 'left', fontWeight: 600 },
      '& thead th': { borderBottom: 'rule', color: 'fg.muted', fontSize: 'xs', fontWeight: 600 },
      '& tfoot th, & tfoot td': { fontWeight: 650 },
      '& tfoot tr:last-child th, & tfoot tr:last-child td': {
        borderBottom: 0,
        color: 'fg.muted',
        fontWeight: 400,
      },
      [phone]: {
        '& th, & td': { paddingLeft: '7px', fontSize: 'xs' },
        '& th': { whiteSpace: 'normal' },
        '& thead th': { fontSize: '2xs', lineHeight: 1.25 },
      },
    },
    month: { 'td&': { color: 'fg.muted' } },
    equation: { fontSize: 'lg', fontStretch: '84%', overflowWrap: 'anywhere' },
    agreement: {
      display: 'grid',
      gridTemplateColumns: '16px 1fr',
      gap: '10px',
      padding: '10px 14px',
      borderLeft: '4px solid {colors.ok.text}',
      background: 'ok.bg',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      '& svg': { boxSize: '16px', marginTop: '2px', color: 'ok.text' },
    },
    notes: { display: 'grid', gap: '4px', fontSize: 'sm', color: 'fg.muted' },
  },
});
