import { defineRecipe } from '@chakra-ui/react/styled-system';
import { chosenFilters } from '../../shared/filters/filters.recipe';

/** Filters beside the models where there is room, and above them elsewhere. */
export const layoutRecipe = defineRecipe({
  className: 'models',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '{spacing.5} {spacing.8}',
    alignItems: 'start',
    '@media (min-width: 75em)': {
      gridTemplateColumns: '248px minmax(0, 1fr)',
      '& .filters form': { gridTemplateColumns: 'minmax(0, 1fr)' },
      // The disclosure stays where its content cannot be shown without opening it.
      '@supports selector(::details-content)': {
        '& .filters': { border: 0, background: 'none' },
        '& .filters > summary': { display: 'none' },
        '& .filters::details-content': { contentVisibility: 'visible', display: 'block' },
        '& .filters form': { padding: 0 },
        '& .filters .done': { display: 'none' },
      },
    },
    '@media (scripting: none)': { '& .done': { display: 'none' } },
    // In view while the choices scroll.
    '& .done': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'grid',
      padding: '10px {spacing.4}',
      borderTop: '1px solid {colors.line.hair}',
      background: '{colors.bg.plate}',
    },
    '& [aria-busy]': { opacity: 0.6 },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 14px',
      paddingBottom: '{spacing.3}',
    },
    '& .count': { marginRight: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& .file': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
    },
    ...chosenFilters,
    '& .region': {
      position: 'relative',
      overflowX: 'auto',
      borderTop: '2px solid {colors.fg.default}',
      borderRadius: 0,
    },
    '@media screen and (max-width: 47.99em)': {
      '& .count': { flexBasis: '100%' },
      '& .region': { borderTop: 0, overflowX: 'visible' },
    },
  },
});

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
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.plate}',
  },
  '& tbody :is(td, th)': {
    display: 'block',
    padding: '2px 0',
    border: 0,
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  '& tbody .n': { textAlign: 'left' },
  '& tbody .n + :not(.n)': { paddingLeft: 0 },
  '& tbody .c-brand': { gridColumn: '1 / -1', order: -2, paddingBottom: 0, marginBottom: '-6px' },
  '& tbody .c-model': { gridColumn: '1 / -1', order: -1, paddingBottom: '6px', fontSize: '{fontSizes.lg}' },
  '& td:not(.c-brand)[data-l]::before': {
    content: 'attr(data-l)',
    display: 'block',
    fontSize: '{fontSizes.2xs}',
    color: '{colors.fg.subtle}',
  },
};

export const tableRecipe = defineRecipe({
  className: 'mt',
  base: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '{fontSizes.sm}',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '9px 12px 9px 0',
      borderBottom: '1px solid {colors.line.hair}',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: 400,
    },
    '& thead th': {
      padding: '4px 12px 4px 0',
      whiteSpace: 'nowrap',
      fontSize: '{fontSizes.xs}',
      color: '{colors.fg.muted}',
    },
    '& thead a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      gap: '4px',
      color: 'inherit',
      fontWeight: 600,
      textDecoration: 'none',
    },
    '& thead a:hover': { color: '{colors.fg.default}', textDecoration: 'underline' },
    '& thead [aria-sort] a': { color: '{colors.accent.text}' },
    '& [aria-sort=ascending] a::after': { content: '"↑" / ""' },
    '& [aria-sort=descending] a::after': { content: '"↓" / ""' },
    '& .n': { textAlign: 'right' },
    '& td.n': { whiteSpace: 'nowrap' },
    '& .n + :not(.n)': { paddingLeft: '10px' },
    '& small': {
      display: 'block',
      fontSize: '{fontSizes.2xs}',
      color: '{colors.fg.subtle}',
      fontWeight: 400,
      whiteSpace: 'nowrap',
    },
    '& .c-place span': { whiteSpace: 'nowrap' },
    '& td.c-brand, & .brand': { color: '{colors.fg.muted}' },
    '& tbody .c-model': { fontWeight: 600, overflowWrap: 'anywhere' },
    '& tbody .c-model a': { color: 'inherit', textDecoration: 'none' },
    '& tbody .c-model a:hover': { textDecoration: 'underline' },
    '& td.c-score span': { fontSize: '{fontSizes.lg}', fontWeight: 650, fontStretch: '84%', lineHeight: 1.2 },
    '& tbody tr:hover > *': { background: '{colors.bg.sunk}' },
    '@media screen and (max-width: 47.99em)': cards,
  },
});
