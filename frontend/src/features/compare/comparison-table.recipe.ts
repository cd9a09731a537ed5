import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const tablet = '@media (min-width: 48em) and (max-width: 62.49em)';
const phone = '@media screen and (max-width: 47.99em)';
const highScreen = '@media screen and (min-height: 37.5em)';
const highPhone = '@media screen and (min-height: 37.5em) and (max-width: 47.99em)';
/** Where two models fit beside the row headers: not on the narrowest phones, nor with text much enlarged. */
const container = '@container (min-width: 19.75rem)';

const cell = {
  padding: '12px 16px',
  borderBottom: 'hair',
  borderLeft: 'hair',
  verticalAlign: 'top',
  [phone]: { padding: '10px 8px', fontSize: 'sm' },
  _print: { padding: '6px 10px' },
} as const;

/** At the left edge while the models scroll. */
const rowHead = {
  ...cell,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  width: 'var(--head)',
  padding: '12px 12px 12px 0',
  borderLeft: 0,
  background: 'bg.canvas',
  fontSize: 'sm',
  fontWeight: 600,
  color: 'fg.muted',
  [phone]: { padding: '10px 6px 10px 0', fontSize: 'xs' },
  _print: { position: 'static' },
} as const;

/** Where the models fit, their names stay below the site's header; a region that scrolls sideways cannot do that. */
const belowHeader = {
  position: 'sticky',
  zIndex: 2,
  // The pictures go under the header.
  top: 'calc(52px - var(--picture))',
  background: 'bg.canvas',
} as const;

/** The page has `data-wide` where the models do not fit on a phone. Rows that are the same for all have `data-same`. */
export const comparisonTableRecipe = defineSlotRecipe({
  base: {
    region: {
      position: 'relative',
      overflowX: 'auto',
      // What gets the focus is not hidden by the row headers.
      scrollPaddingInline: 'var(--head) 16px',
      borderTop: 'rule',
      borderRadius: 0,
      [highScreen]: { [container]: { overflow: 'visible' } },
      [highPhone]: { '[data-wide] &': { overflowX: 'auto' } },
      _print: { overflow: 'visible' },
    },
    table: {
      minWidth: 'calc(var(--head) + var(--n) * var(--col))',
      tableLayout: 'fixed',
      _print: { minWidth: 0 },
    },
    corner: {
      ...rowHead,
      [highScreen]: { [container]: belowHeader },
      [highPhone]: { '[data-wide] &': { top: 0 } },
    },
    head: {
      ...cell,
      position: 'relative',
      overflowWrap: 'anywhere',
      [highScreen]: { [container]: belowHeader },
      [highPhone]: { '[data-wide] &': { position: 'relative', zIndex: 0, top: 0 } },
    },
    picture: { height: 'var(--picture)', aspectRatio: 'auto', marginBottom: '10px' },
    brand: { display: 'block', [phone]: { letterSpacing: 0, fontStretch: '84%' } },
    letter: { padding: '0 5px', borderRadius: 'badge', background: 'bg.sunk', letterSpacing: 0 },
    model: {
      display: 'block',
      padding: '3px 0 7px',
      fontSize: 'xl',
      fontWeight: 650,
      fontStretch: '84%',
      lineHeight: 1.15,
      color: 'inherit',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      [tablet]: { fontSize: 'lg' },
      [phone]: { fontSize: 'md', fontStretch: '78%' },
      _print: { fontSize: '1rem' },
    },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      fontSize: 'sm',
      fontWeight: 600,
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      _print: { display: 'none' },
    },
    rowHead,
    cell: {
      ...cell,
      backgroundColor: 'bg.plate',
      '&[data-best]': { backgroundColor: 'bg.tint' },
      '[data-same] > &': { backgroundColor: 'transparent', color: 'fg.subtle' },
      '[data-same] > & .muted': { color: 'inherit' },
      _highContrast: { '[data-same] > &': { color: 'GrayText' } },
    },
    score: {
      fontSize: '1.375rem',
      fontWeight: 650,
      fontStretch: '84%',
      lineHeight: 1.2,
      '& + .muted': { whiteSpace: 'nowrap' },
    },
    tag: {
      display: 'block',
      width: 'fit-content',
      marginTop: '4px',
      padding: '0 4px',
      border: '1px solid currentColor',
      borderRadius: 'badge',
      fontSize: '2xs',
      fontWeight: 600,
      lineHeight: 1.5,
      whiteSpace: 'nowrap',
      color: 'accent.text',
      _lg: { float: 'right', margin: '0 0 0 8px' },
    },
    line: { display: 'block' },
    fewReviews: {
      display: 'flex',
      width: 'fit-content',
      marginBlock: '4px 6px',
      whiteSpace: 'normal',
      // Fits a column on the narrowest screens in one line.
      [phone]: { gap: '3px', paddingInline: '4px' },
    },
    why: { margin: '4px 0 2px' },
    folded: { display: 'block', maxWidth: 'calc(100vw - var(--head) - 3rem)' },
    nothing: { padding: '16px 0', color: 'fg.muted' },
  },
});
