import { defineRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from '../../shared/ui/controls/icon-button';
import { plainButton } from '../../shared/ui/controls/plain-button';
import { enlargedText } from '../../shared/ui/enlarged-text';

/** Each row as a card with labelled cells. */
const cards = {
  '&, & tbody': { display: 'block' },
  '& thead, & thead tr': { display: 'block' },
  '& thead th:not(.check)': { display: 'none' },
  '& thead .check': { display: 'block', position: 'static', width: 'auto', padding: '0 16px 6px', border: 0 },
  '& thead .check label': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'fit-content',
    fontSize: '{fontSizes.sm}',
    fontWeight: 400,
  },
  // The column header says it for screen readers.
  '& thead .check label::after': { content: '"Select all" / ""' },
  '& tbody tr:not(.gap)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.plate}',
    marginBottom: '10px',
    padding: '10px 12px',
    gap: '2px 6px',
  },
  '& tr.gap, & td.gap': { display: 'block' },
  '& td, & tbody th': { display: 'block', border: 0, padding: '3px 0' },
  '& tbody .key': { gridColumn: '1 / -1', border: 0, padding: 0 },
  '& [data-l]::before': {
    content: 'attr(data-l)',
    display: 'block',
    fontSize: '{fontSizes.2xs}',
    color: '{colors.fg.subtle}',
  },
  '& td.n': { textAlign: 'left', whiteSpace: 'normal' },
  '& td.n small': { display: 'block' },
  // The checkbox, the name and the buttons share the first row.
  '& .m': { gridColumn: '1 / span 3', gridRow: 1, alignSelf: 'center', fontSize: '{fontSizes.md}' },
  '& .check + .m': { paddingLeft: '34px' },
  '& .ops': { gridColumn: 4, gridRow: 1 },
  // A third button reaches into the room of the name; a wider column would not fit the smallest screens.
  '&.many .ops': { marginLeft: '-32px' },
  '&.many .m': { paddingRight: '32px' },
  '& .wide': { gridColumn: 'span 2' },
  '& .acts': { textAlign: 'left' },
  '& .acts .btn:first-of-type': { marginLeft: 0 },
  '& .full': { gridColumn: '1 / -1' },
  '& tbody .check': { gridColumn: 1, gridRow: 1, zIndex: 1, alignSelf: 'center' },
  '& tbody tr:hover > :not(.gap), & tbody tr.on > *': { background: 'none' },
  '& tr.on': { borderColor: '{colors.accent.solid}', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
};

/** The `many` columns in rows. These come and go while scrolling, so the columns must not depend on them. */
const dense = (table: string) => ({
  [table]: { tableLayout: 'fixed' as const },
  [`${table} thead th:nth-child(n + 3)`]: { width: '5.7rem' },
  [`${table} thead th:nth-child(4)`]: { width: '14.5%' },
  [`${table} thead th:nth-child(5)`]: { width: '12%' },
  [`${table} thead .ops`]: { width: '104px' },
  [`${table} :is(thead th, tbody th, td:not(.gap))`]: { paddingInline: '6px' },
  // The buttons still have room to spare around their icons, and a mouse needs less than a finger.
  [`${table} :is(tbody th, td:not(.gap))`]: { paddingBlock: '1px' },
  [`${table} thead th, ${table} td.n`]: { whiteSpace: 'normal' as const },
  [`${table} td.word`]: { overflowWrap: 'anywhere' as const },
});

/**
 * Dense rows with a sticky header; cards on small screens, for tables with `many` columns on tablets as well, and with
 * `more` on small laptops.
 */
export const tableRecipe = defineRecipe({
  className: 'at',
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
    '& th button': {
      ...plainButton,
      minHeight: '24px',
      padding: 0,
      color: 'inherit',
      font: 'inherit',
    },
    '& th button:hover': { color: '{colors.fg.default}' },
    '& th button.open': { color: '{colors.accent.text}', textAlign: 'left' },
    '& th button.open b': { textDecoration: 'underline' },
    '& th[aria-sort] button': { color: '{colors.accent.text}' },
    '& td, & tbody th': {
      padding: '3px 10px',
      borderBottom: '1px solid {colors.line.hair}',
      verticalAlign: 'middle',
      overflowWrap: 'anywhere',
      textAlign: 'left',
      fontWeight: 400,
    },
    '& tbody .key': {
      padding: '9px 10px',
      borderBottom: '1px solid {colors.line.hair}',
      fontSize: '{fontSizes.2xs}',
      fontWeight: 600,
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
    '& tbody .m': { minWidth: '120px' },
    // A name that does not fit wraps as a whole.
    '& tbody .m b': { display: 'inline-block' },
    '& td.word': { overflowWrap: 'normal' },
    '& td.time': { whiteSpace: 'nowrap' },
    '& td.mail': { minWidth: '140px' },
    '& td.gap': { padding: 0, border: 0 },
    '& tbody tr:hover > :not(.gap)': { background: '{colors.bg.sunk}' },
    '& tbody tr.on > *': { background: '{colors.bg.tint}' },
    '& .n': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& td.n b': { fontWeight: 600 },
    '& td.n svg': { display: 'inline-block', width: '11px', height: '11px', color: '{colors.warn.line}' },
    '& td.n small': {
      color: '{colors.fg.subtle}',
      fontSize: '{fontSizes.2xs}',
      display: 'inline-block',
      minWidth: '40px',
    },
    '& tbody .b': { color: '{colors.fg.muted}', marginRight: '5px' },
    '& .check': { width: '34px' },
    '& thead .check': { paddingBlock: '3px' },
    '& .check label': { display: 'grid', placeItems: 'center', width: '24px', height: '30px' },
    '& .ops, & .acts': { whiteSpace: 'nowrap', textAlign: 'right' },
    '& .acts > div': { minWidth: '200px', textAlign: 'left' },
    '& .proofs': { margin: 0, padding: 0, listStyle: 'none' },
    '& .iconbtn': iconButton('30px'),
    '& .iconbtn:hover': { background: '{colors.bg.tint}' },
    '& .iconbtn svg': { width: '15px', height: '15px' },
    '& .btn': { margin: '4px 0 4px 8px' },
    '@media (min-width: 46.25em) and (max-width: 77.49em)': {
      '& thead th, & tbody th, & td, & tbody .key': { paddingInline: '6px' },
    },
    '@media (max-width: 46.24em)': cards,
    '@media (min-width: 46.25em) and (max-width: 62.49em)': { '&.many': cards },
    '@media (min-width: 62.5em) and (max-width: 79.99em)': { '&.more': cards },
    '@media (min-width: 62.5em)': dense('&.many:not(.more)'),
    '@media (min-width: 80em)': {
      ...dense('&.more'),
      '&.more thead th:nth-child(n + 3)': { width: '4.2rem' },
      '&.more thead th:nth-child(3)': { width: '5.7rem' },
      '&.more thead th:nth-child(4)': { width: '9%' },
      '&.more thead th:nth-child(5)': { width: '8%' },
      '&.more thead :is(.average, .picture)': { width: '3.6rem' },
      '&.more thead th.ops': { width: '104px' },
    },
    [enlargedText]: {
      '& tbody tr:not(.gap)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& .m': { gridColumn: '1 / -1' },
      '& .ops': { gridColumn: '1 / -1', gridRow: 'auto' },
      '&.many .ops': { marginLeft: 0 },
      '& td.word': { overflowWrap: 'anywhere' },
      '& td.time': { whiteSpace: 'normal' },
      '& td.mail': { minWidth: 0 },
    },
  },
});
