import { defineRecipe } from '@chakra-ui/react/styled-system';
import { selectArrow } from '../ui/controls/select-arrow';

/** The choices that can be taken back. */
export const chosenFilters = {
  '& .chosen.chips': { paddingBottom: '{spacing.4}' },
  '& .chosen .chip': { gap: '8px', minHeight: '32px', paddingInline: '10px' },
  '& .chosen .chip svg': { width: '12px', height: '12px' },
  '& .chosen .all': {
    borderColor: 'transparent',
    background: 'none',
    color: '{colors.accent.text}',
    fontWeight: 600,
  },
  '& .chosen .all:hover': { background: '{colors.bg.tint}' },
};

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px',
  minHeight: 'var(--target)',
  fontWeight: 600,
  cursor: 'pointer',
};

/** A form of choices in as many columns as there is room for, which may be in a disclosure. */
export const filtersRecipe = defineRecipe({
  className: 'filters',
  base: {
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.plate}',
    '& summary': { ...summary, listStyle: 'none' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary::after': { content: '"+" / ""', fontSize: '{fontSizes.lg}', color: '{colors.fg.muted}' },
    '& details[open] > summary::after, &[open] > summary::after': { content: '"–" / ""' },
    '& > summary': { padding: '0 {spacing.4}' },
    '& > summary .chosen': {
      marginLeft: 'auto',
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
      color: '{colors.accent.text}',
    },
    '& form': { display: 'grid', gap: '{spacing.5}', padding: '{spacing.4}', paddingTop: '{spacing.2}' },
    '@media (min-width: 40em)': {
      '& form': { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
    },
    '& fieldset': {
      display: 'grid',
      alignContent: 'start',
      gap: '1px',
      minWidth: 0,
      margin: 0,
      padding: 0,
      border: 0,
    },
    '& legend': { padding: '0 0 4px', fontSize: '{fontSizes.sm}', fontWeight: 650 },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '30px',
      fontSize: '{fontSizes.sm}',
      cursor: 'pointer',
    },
    '& label.none': { color: '{colors.fg.subtle}' },
    '& label:has(:checked)': { fontWeight: 600 },
    '& input[type=radio]': {
      width: '16px',
      height: '16px',
      margin: '0 1px',
      flex: 'none',
      accentColor: '{colors.accent.solid}',
    },
    '& .n': {
      marginLeft: 'auto',
      paddingLeft: '6px',
      fontWeight: 400,
      fontVariantNumeric: 'tabular-nums',
      color: '{colors.fg.muted}',
    },
    '& .long': { maxHeight: '246px', overflowY: 'auto', paddingRight: '8px' },
    '& .hint': { fontSize: '{fontSizes.xs}', color: '{colors.fg.subtle}' },
    '& .bands': { display: 'grid', gap: '1px', marginBottom: '6px' },
    '& .bands .chip': {
      minHeight: '30px',
      padding: '0 0 0 26px',
      border: 0,
      background: 'none',
      color: '{colors.accent.text}',
      textDecoration: 'underline',
    },
    '& .bands .chip:hover': { background: '{colors.bg.tint}' },
    '& .bands .chip[aria-current]': { background: '{colors.bg.tint}', color: '{colors.fg.default}' },
    '& .bounds': { display: 'flex', gap: '8px', marginBottom: '4px' },
    '& .bound': { flex: 1, minWidth: 0, color: '{colors.fg.muted}', whiteSpace: 'nowrap' },
    '& .input, & .select': {
      width: '100%',
      minWidth: 0,
      minHeight: '36px',
      padding: '0 10px',
      border: '1px solid {colors.line.strong}',
      borderRadius: '{radii.control}',
      backgroundColor: '{colors.bg.plate}',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.default}',
    },
    '& .select': { ...selectArrow },
    '& .order': { gap: '6px' },
    '& .columns > summary': { minHeight: '32px', fontSize: '{fontSizes.sm}', fontWeight: 650 },
    '@media (max-width: 47.99em)': { '& label, & .bands .chip': { minHeight: '40px' } },
  },
});
