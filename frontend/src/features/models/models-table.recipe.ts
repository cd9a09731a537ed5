import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const phone = '@media screen and (max-width: 47.99em)';

/** Each row as a card: the name, then the labelled values in columns. */
const cards = {
  '&, & tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))',
    gap: '4px 10px',
    marginBottom: '10px',
    padding: '12px 14px',
    border: 'hair',
    borderRadius: 'plate',
    background: 'bg.plate',
    _enlargedText: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& tbody :is(td, th)': {
    display: 'block',
    padding: '2px 0',
    border: 0,
    // With wider spacing, three words do not fit a line of the smallest screens.
    overflowWrap: 'anywhere',
  },
  '& tbody [data-number]': { textAlign: 'left', whiteSpace: 'normal' },
  '& tbody [data-number] + :not([data-number])': { paddingLeft: 0 },
  '& tbody [data-column=brand]': { gridColumn: '1 / -1', order: -2, paddingBottom: 0, marginBottom: '-6px' },
  '& tbody [data-column=model]': {
    gridColumn: '1 / -1',
    order: -1,
    minWidth: 0,
    paddingBottom: '6px',
    fontSize: 'lg',
  },
  '& td:not([data-column=brand])::before': {
    content: 'attr(data-label)',
    display: 'block',
    fontSize: '2xs',
    color: 'fg.subtle',
  },
} as const;

/** Cells have `data-column`, those of numbers `data-number`. */
export const modelsTableRecipe = defineSlotRecipe({
  base: {
    region: {
      position: 'relative',
      overflowX: 'auto',
      // Room for the focus ring of the first column.
      marginLeft: '-5px',
      paddingLeft: '5px',
      borderRadius: 0,
      [phone]: { margin: 0, padding: 0, overflowX: 'visible' },
    },
    table: {
      borderTop: 'rule',
      fontSize: 'sm',
      '& th, & td': { padding: '9px 12px 9px 0', borderBottom: 'hair', verticalAlign: 'top' },
      '& thead th': { padding: '4px 12px 4px 0', whiteSpace: 'nowrap', fontSize: 'xs', color: 'fg.muted' },
      '& thead a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '32px',
        gap: '4px',
        color: 'inherit',
        fontWeight: 600,
        textDecoration: 'none',
      },
      '& thead a:hover': { color: 'fg.default', textDecoration: 'underline' },
      '& thead [aria-sort] a': { color: 'accent.text' },
      '& [aria-sort=ascending] a::after': { content: '"↑" / ""' },
      '& [aria-sort=descending] a::after': { content: '"↓" / ""' },
      '& [data-number]': { textAlign: 'right' },
      '& td[data-number]': { whiteSpace: 'nowrap' },
      '& [data-number] + :not([data-number])': { paddingLeft: '10px' },
      '& small': {
        display: 'block',
        fontSize: '2xs',
        color: 'fg.subtle',
        fontWeight: 400,
        whiteSpace: 'nowrap',
      },
      '& [data-column=place] span': { whiteSpace: 'nowrap' },
      '& td[data-column=brand]': { color: 'fg.muted' },
      // Wide enough for nearly all names; only longer ones are broken.
      '& tbody [data-column=model]': { fontWeight: 600, minWidth: '8.5rem', overflowWrap: 'anywhere' },
      '& tbody [data-column=model] a': { color: 'inherit', textDecoration: 'none' },
      '& tbody [data-column=model] a:hover': { textDecoration: 'underline' },
      '& td[data-column=score] span': {
        fontSize: 'lg',
        fontWeight: 650,
        fontStretch: '84%',
        lineHeight: 1.2,
      },
      '& tbody tr:hover > *': { background: 'bg.sunk' },
      [phone]: { ...cards, borderTop: 0 },
    },
  },
});
