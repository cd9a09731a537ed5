import { tableAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { conditions } from '../../theme/tokens';
import { selectedOutline } from '../selected-outline';

const withColumns = (table: string) => `&:is(${table}, ${table} *)` as const;
/** Counts no more than the class of a slot, so that a kind of cell counts more. */
const inDense = (table: string) => `&:where(${table}, ${table} *)` as const;
/** What makes room in tables that just fit. */
const tight = '@media (min-width: 46.25em) and (max-width: 77.49em)';

/** The styles of rows that are cards with labelled cells. */
function asCards<Styles extends object>(styles: Styles) {
  return {
    [conditions.smDown]: styles,
    '@media (min-width: 46.25em) and (max-width: 62.49em)': { [withColumns('[data-columns]')]: styles },
    '@media (min-width: 62.5em) and (max-width: 79.99em)': { [withColumns('[data-columns=more]')]: styles },
  };
}

/** The styles of `many` columns in rows. */
function asDenseRows<Styles extends object>(styles: Styles) {
  return {
    [conditions.lg]: { [inDense('[data-columns=many]')]: styles },
    [conditions.xl]: { [inDense('[data-columns=more]')]: styles },
  };
}

/** The headers over dense rows. These come and go while scrolling, so the columns must not depend on them. */
const dense = (others: string, third: string, fourth: string, fifth: string) => ({
  whiteSpace: 'normal',
  paddingInline: '6px',
  '&:where(:nth-child(n + 3))': { width: others },
  '&:where(:nth-child(3))': { width: third },
  '&:where(:nth-child(4))': { width: fourth },
  '&:where(:nth-child(5))': { width: fifth },
});

const numbers = { textAlign: 'right', whiteSpace: 'nowrap', ...asDenseRows({ whiteSpace: 'normal' }) };

const checkbox = {
  width: '34px',
  '& label': { display: 'grid', placeItems: 'center', width: '24px', height: '30px' },
  _print: { display: 'none !important' },
};

/** What cells hold. */
const cellKinds = {
  /** The checkbox, the name and the buttons share the first row of a card. */
  '&[data-kind=selection]': {
    ...checkbox,
    ...asCards({ gridColumn: 1, gridRow: 1, zIndex: 1, alignSelf: 'center' }),
  },
  '&[data-kind=name]': {
    minWidth: '120px',
    // A name that does not fit wraps as a whole.
    '& b': { display: 'inline-block' },
    ...asCards({
      gridColumn: '1 / span 3',
      gridRow: 1,
      alignSelf: 'center',
      fontSize: 'md',
      '&:is(td + *)': { paddingLeft: '34px' },
      '&:is([data-columns] *)': { paddingRight: '32px' },
    }),
    [conditions.enlargedText]: { gridColumn: '1 / -1' },
  },
  '&[data-kind=number]': {
    ...numbers,
    '& b': { fontWeight: 600 },
    '& svg': { display: 'inline-block', boxSize: '11px', color: 'warn.line' },
    '& small': { color: 'fg.subtle', fontSize: '2xs', display: 'inline-block', minWidth: '40px' },
    ...asCards({ textAlign: 'left', whiteSpace: 'normal', '& small': { display: 'block' } }),
  },
  /** Only these words break where the room is short. */
  '&[data-kind=words]': {
    overflowWrap: 'normal',
    ...asDenseRows({ overflowWrap: 'anywhere' }),
    [conditions.enlargedText]: { overflowWrap: 'anywhere' },
  },
  '&[data-kind=time]': {
    whiteSpace: 'nowrap',
    ...asCards({ '&[data-span=wide]': { whiteSpace: 'normal' } }),
    [conditions.enlargedText]: { whiteSpace: 'normal' },
  },
  '&[data-kind=email]': { minWidth: '140px', [conditions.enlargedText]: { minWidth: 0 } },
  /** The header of a row of facts. */
  '&[data-kind=key]': {
    padding: '9px 10px',
    fontSize: '2xs',
    fontWeight: 600,
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    [tight]: { paddingInline: '6px' },
    ...asCards({ gridColumn: '1 / -1', padding: 0 }),
  },
  '&[data-kind=actions]': {
    whiteSpace: 'nowrap',
    textAlign: 'right',
    ...asCards({
      gridColumn: 4,
      gridRow: 1,
      // A third button reaches into the room of the name; a wider column would not fit the smallest screens.
      '&:where([data-columns] *)': { marginLeft: '-32px' },
    }),
    [conditions.enlargedText]: {
      gridColumn: '1 / -1',
      gridRow: 'auto',
      '&:is([data-columns] *)': { marginLeft: 0 },
    },
  },
  '&[data-kind=decisions]': {
    whiteSpace: 'nowrap',
    textAlign: 'right',
    '& > div': { minWidth: '200px', textAlign: 'left' },
    ...asCards({ textAlign: 'left', '& > button:first-of-type': { marginLeft: 0 } }),
  },
};

/** Above cards, headers that sort are the choices of an order. */
const sortable = {
  '&:has(> button)': { display: 'block', position: 'static', padding: '0 0 6px', border: 0 },
  '& > button': { minHeight: '32px' },
  '[data-kind=selection] + &::before': { content: '"Sort by" / ""', marginRight: '14px', fontWeight: 400 },
};

const headerKinds = {
  '&[data-kind=selection]': {
    ...checkbox,
    paddingBlock: '3px',
    ...asCards({
      display: 'block',
      position: 'static',
      width: 'auto',
      padding: '0 16px 6px',
      border: 0,
      '& label': {
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        width: 'fit-content',
        fontSize: 'sm',
        fontWeight: 400,
      },
      // The column header says it for screen readers.
      '& label::after': { content: '"Select all" / ""' },
    }),
  },
  '&[data-kind=number]': numbers,
  '&[data-kind=actions]': {
    whiteSpace: 'nowrap',
    textAlign: 'right',
    [conditions.xl]: { '&:is([data-columns=more] *)': { width: '104px' } },
  },
};

/**
 * Dense rows with a sticky header; cards on small screens, for tables with `data-columns` on tablets as well, and for those
 * with `more` on small laptops. Rows with `data-spacer` stand for rows that are not rendered. Cells have a `data-kind`, and in
 * cards the label `data-label` and the width `data-span`. Selectors must also hold for native elements (`Table.Root native`).
 */
export const tableRecipe = defineSlotRecipe({
  className: 'staff-table',
  slots: tableAnatomy.keys(),
  base: {
    root: {
      fontSize: 'sm',
      ...asCards({ display: 'block' }),
      [conditions.lg]: { '&[data-columns=many]': { tableLayout: 'fixed' } },
      [conditions.xl]: { '&[data-columns=more]': { tableLayout: 'fixed' } },
    },
    header: asCards({ display: 'block' }),
    body: asCards({ display: 'block' }),
    row: {
      '&:is(tbody > tr):not([data-spacer]):hover > *': { background: 'bg.sunk' },
      '&[data-open]': selectedOutline,
      '&[data-open] > *': { background: 'bg.tint' },
      ...asCards({
        '&:is(thead > tr)': { display: 'flex', flexWrap: 'wrap', gap: '0 14px', alignItems: 'center' },
        '&[data-spacer]': { display: 'block' },
        '&:is(tbody > tr):not([data-spacer])': {
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
          border: 'hair',
          borderRadius: 'plate',
          background: 'bg.plate',
          marginBottom: '10px',
          padding: '10px 12px',
          gap: '2px 6px',
        },
        '&:is(tbody > tr):not([data-spacer]):hover > *, &[data-open] > *': { background: 'none' },
        '&[data-open]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
      }),
      [conditions.enlargedText]: {
        '&:is(tbody > tr):not([data-spacer])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
    columnHeader: {
      position: 'sticky',
      top: '64px',
      zIndex: 2,
      background: 'var(--table-head, {colors.bg.canvas})',
      fontSize: '2xs',
      fontWeight: 600,
      color: 'fg.muted',
      padding: '9px 10px',
      borderBottom: 'rule',
      whiteSpace: 'nowrap',
      [tight]: { paddingInline: '6px' },
      ...asCards({ display: 'none', ...sortable }),
      [conditions.lg]: { '&:where([data-columns=many] *)': dense('5.7rem', '5.7rem', '14.5%', '12%') },
      [conditions.xl]: { '&:where([data-columns=more] *)': dense('4.2rem', '5.7rem', '9%', '8%') },
      ...headerKinds,
    },
    cell: {
      padding: '3px 10px',
      borderBottom: 'hair',
      overflowWrap: 'anywhere',
      '&:is([data-spacer] > *)': { padding: 0, border: 0 },
      '& > .ui-button': { margin: '4px 0 4px 8px' },
      [tight]: { paddingInline: '6px' },
      ...asCards({
        display: 'block',
        border: 0,
        padding: '3px 0',
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontSize: '2xs',
          color: 'fg.subtle',
        },
        '&[data-span=wide]': { gridColumn: 'span 2' },
        '&[data-span=full]': { gridColumn: '1 / -1' },
      }),
      // The buttons still have room to spare around their icons, and a mouse needs less than a finger.
      ...asDenseRows({ paddingInline: '6px', paddingBlock: '1px' }),
      ...cellKinds,
    },
  },
});
