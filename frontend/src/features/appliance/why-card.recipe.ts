import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const whyCardRecipe = defineSlotRecipe({
  base: {
    weights: { display: 'grid', gap: '8px', margin: '14px 0', fontSize: 'sm' },
    retailer: {
      display: 'grid',
      gridTemplateColumns: 'max(96px, 4.2em) minmax(0, 1fr) max-content',
      gap: '12px',
      alignItems: 'center',
    },
    bar: { height: '12px', background: 'line.hair', _print: { printColorAdjust: 'exact' } },
    weight: { display: 'block', minWidth: '2px', height: '100%', background: 'accent.solid' },
    equation: {
      paddingBlock: '12px',
      borderBlock: 'hair',
      fontSize: 'lg',
      fontStretch: '84%',
      overflowWrap: 'anywhere',
    },
    details: { marginTop: '12px' },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      color: 'accent.text',
      fontWeight: 600,
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
  },
});
