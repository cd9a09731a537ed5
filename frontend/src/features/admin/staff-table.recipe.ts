import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { iconButton } from '../../shared/ui/controls/icon-button';
import { plainButton } from '../../shared/ui/controls/plain-button';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { selectedOutline } from '../../shared/ui/selected-outline';

const withColumns = (table: string) => `&:is(${table}, ${table} *)` as const;
/** What makes room in tables that just fit. */
const tight = '@media (min-width: 46.25em) and (max-width: 77.49em)';

/** The styles of rows that are cards with labelled cells. */
function asCards<Styles extends object>(styles: Styles) {
  return {
    '@media (max-width: 46.24em)': styles,
    '@media (min-width: 46.25em) and (max-width: 62.49em)': { [withColumns('[data-columns]')]: styles },
    '@media (min-width: 62.5em) and (max-width: 79.99em)': { [withColumns('[data-columns=more]')]: styles },
  };
}

/** The styles of `many` columns in rows. */
function asDenseRows<Styles extends object>(styles: Styles) {
  return {
    '@media (min-width: 62.5em)': { [withColumns('[data-columns=many]')]: styles },
    '@media (min-width: 80em)': { [withColumns('[data-columns=more]')]: styles },
  };
}

/** These rows come and go while scrolling, so the columns must not depend on them. */
const dense = (others: string, third: string, fourth: string, fifth: string) => ({
  tableLayout: 'fixed',
  '& thead th:nth-child(n + 3)': { width: others },
  '& thead th:nth-child(3)': { width: third },
  '& thead th:nth-child(4)': { width: fourth },
  '& thead th:nth-child(5)': { width: fifth },
  '& thead th': { whiteSpace: 'normal' },
  '& :is(thead th, tbody th, tr:not([data-spacer]) td)': { paddingInline: '6px' },
  // The buttons still have room to spare around their icons, and a mouse needs less than a finger.
  '& :is(tbody th, tr:not([data-spacer]) td)': { paddingBlock: '1px' },
});

/**
 * Dense rows with a sticky header; cards on small screens, for tables with `data-columns` on tablets as well, and for those
 * with `more` on small laptops. Rows with `data-spacer` stand for rows that are not rendered.
 */
export const staffTableRecipe = defineRecipe({
  className: 'ui-staff-table',
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '{fontSizes.sm}',
    '& thead th': {
      position: 'sticky',
      top: '64px',
      zIndex: 2,
      background: '{colors.bg.canvas}',
      textAlign: 'left',
      fontSize: '{fontSizes.2xs}',
      fontWeight: 600,
      color: '{colors.fg.muted}',
      padding: '9px 10px',
      borderBottom: '2px solid {colors.fg.default}',
      whiteSpace: 'nowrap',
    },
    '& td, & tbody th': {
      padding: '3px 10px',
      borderBottom: '1px solid {colors.line.hair}',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      textAlign: 'left',
      fontWeight: 400,
    },
    '& [data-spacer] td': { padding: 0, border: 0 },
    '& tbody tr:not([data-spacer]):hover > *': { background: '{colors.bg.sunk}' },
    '& tr[data-open]': selectedOutline,
    '& tbody tr[data-open] > *': { background: '{colors.bg.tint}' },
    '& td > button': { margin: '4px 0 4px 8px' },
    [tight]: { '& thead th, & tbody th, & td': { paddingInline: '6px' } },
    ...asCards({
      '&, & :is(tbody, thead, thead tr, [data-spacer], [data-spacer] td)': { display: 'block' },
      '& thead th': { display: 'none' },
      '& tbody tr:not([data-spacer])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
        border: '1px solid {colors.line.hair}',
        borderRadius: '{radii.plate}',
        background: '{colors.bg.plate}',
        marginBottom: '10px',
        padding: '10px 12px',
        gap: '2px 6px',
      },
      '& td, & tbody th': { display: 'block', border: 0, padding: '3px 0' },
      '& [data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: '{fontSizes.2xs}',
        color: '{colors.fg.subtle}',
      },
      '& tbody tr:not([data-spacer]):hover > *, & tbody tr[data-open] > *': { background: 'none' },
      '& tr[data-open]': {
        borderColor: '{colors.accent.solid}',
        boxShadow: 'inset 3px 0 0 {colors.accent.solid}',
      },
    }),
    '@media (min-width: 62.5em)': { '&[data-columns=many]': dense('5.7rem', '5.7rem', '14.5%', '12%') },
    '@media (min-width: 80em)': { '&[data-columns=more]': dense('4.2rem', '5.7rem', '9%', '8%') },
    [enlargedText]: { '& tbody tr:not([data-spacer])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

/** A cell or header. `span` is its width in a card; `data-label` is its label there. */
export const staffCellRecipe = defineRecipe({
  className: 'ui-staff-cell',
  variants: {
    span: {
      wide: asCards({ gridColumn: 'span 2' }),
      full: asCards({ gridColumn: '1 / -1' }),
    },
    kind: {
      /** The checkbox, the name and the buttons share the first row of a card. */
      selection: {
        width: '34px',
        'thead &': { paddingBlock: '3px' },
        '& label': { display: 'grid', placeItems: 'center', width: '24px', height: '30px' },
        '@media print': { display: 'none !important' },
        ...asCards({
          'tbody &': { gridColumn: 1, gridRow: 1, zIndex: 1, alignSelf: 'center' },
          'thead &': {
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
              fontSize: '{fontSizes.sm}',
              fontWeight: 400,
            },
            // The column header says it for screen readers.
            '& label::after': { content: '"Select all" / ""' },
          },
        }),
      },
      name: {
        minWidth: '120px',
        // A name that does not fit wraps as a whole.
        '& b': { display: 'inline-block' },
        ...asCards({
          gridColumn: '1 / span 3',
          gridRow: 1,
          alignSelf: 'center',
          fontSize: '{fontSizes.md}',
          'td + &': { paddingLeft: '34px' },
          '[data-columns] &': { paddingRight: '32px' },
        }),
        [enlargedText]: { gridColumn: '1 / -1' },
      },
      number: {
        textAlign: 'right',
        whiteSpace: 'nowrap',
        '& b': { fontWeight: 600 },
        '& svg': { display: 'inline-block', width: '11px', height: '11px', color: '{colors.warn.line}' },
        '& small': {
          color: '{colors.fg.subtle}',
          fontSize: '{fontSizes.2xs}',
          display: 'inline-block',
          minWidth: '40px',
        },
        ...asCards({ textAlign: 'left', whiteSpace: 'normal', '& small': { display: 'block' } }),
        ...asDenseRows({ whiteSpace: 'normal' }),
      },
      /** Only these words break where the room is short. */
      words: {
        overflowWrap: 'normal',
        ...asDenseRows({ overflowWrap: 'anywhere' }),
        [enlargedText]: { overflowWrap: 'anywhere' },
      },
      time: { whiteSpace: 'nowrap', [enlargedText]: { whiteSpace: 'normal' } },
      email: { minWidth: '140px', [enlargedText]: { minWidth: 0 } },
      /** The header of a row of facts. */
      key: {
        padding: '9px 10px',
        fontSize: '{fontSizes.2xs}',
        fontWeight: 600,
        color: '{colors.fg.muted}',
        whiteSpace: 'nowrap',
        [tight]: { paddingInline: '6px' },
        ...asCards({ gridColumn: '1 / -1', padding: 0 }),
      },
      actions: {
        whiteSpace: 'nowrap',
        textAlign: 'right',
        ...asCards({
          gridColumn: 4,
          gridRow: 1,
          // A third button reaches into the room of the name; a wider column would not fit the smallest screens.
          '[data-columns] &': { marginLeft: '-32px' },
        }),
        '@media (min-width: 80em)': { '[data-columns=more] thead &': { width: '104px' } },
        [enlargedText]: {
          gridColumn: '1 / -1',
          gridRow: 'auto',
          '[data-columns] &': { marginLeft: 0 },
        },
      },
      decisions: {
        whiteSpace: 'nowrap',
        textAlign: 'right',
        '& > div': { minWidth: '200px', textAlign: 'left' },
        ...asCards({ textAlign: 'left', '& > button:first-of-type': { marginLeft: 0 } }),
      },
    },
  },
});

/** What stands in cells. */
export const staffCellPartsRecipe = defineSlotRecipe({
  className: 'staff-cell-parts',
  slots: ['sort', 'open', 'aside', 'icon'],
  base: {
    sort: {
      ...plainButton,
      minHeight: '24px',
      padding: 0,
      color: 'inherit',
      font: 'inherit',
      ':not([aria-sort]) > &:hover': { color: '{colors.fg.default}' },
      '[aria-sort] > &': { color: '{colors.accent.text}' },
    },
    open: {
      ...plainButton,
      minHeight: '24px',
      padding: 0,
      font: 'inherit',
      color: '{colors.accent.text}',
      textAlign: 'left',
      '& b': { textDecoration: 'underline' },
    },
    /** Beside the name, such as the brand. */
    aside: { color: '{colors.fg.muted}', marginRight: '5px' },
    icon: {
      ...iconButton('30px'),
      margin: 0,
      '&:hover': { background: '{colors.bg.tint}' },
      '& svg': { width: '15px', height: '15px' },
    },
  },
});
