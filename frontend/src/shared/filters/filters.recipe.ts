import { controlBox } from '../ui/controls/control-box';
import { selectArrow } from '../ui/controls/select-arrow';
import { defineSlotRecipe } from '../ui/define-recipe';
import { notPrinted } from '../ui/not-printed';

const control = {
  ...controlBox,
  minWidth: 0,
  minHeight: '36px',
  padding: '0 10px',
  fontSize: 'sm',
  color: 'fg.default',
} as const;

/** A form of choices in as many columns as there is room for, and what is chosen. */
export const filtersRecipe = defineSlotRecipe({
  base: {
    root: { border: 'hair', borderRadius: 'plate', background: 'bg.plate', ...notPrinted },
    form: {
      display: 'grid',
      gap: '5',
      padding: '{spacing.2} {spacing.4} {spacing.4}',
      '@media (min-width: 40em)': { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
    },
    group: { display: 'grid', alignContent: 'start', gap: '1px' },
    legend: { padding: '0 0 4px', fontSize: 'sm', fontWeight: 650 },
    // The margin makes room for focus rings.
    long: { maxHeight: '246px', overflowY: 'auto', marginLeft: '-5px', padding: '0 8px 0 5px' },
    hint: { fontSize: 'xs', color: 'fg.subtle' },
    choice: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '30px',
      fontSize: 'sm',
      cursor: 'pointer',
      // Nothing would be left.
      '&[data-empty]': { color: 'fg.subtle' },
      '&:has(:checked)': { fontWeight: 600 },
      '& [type=radio]': { boxSize: '16px', margin: '0 1px', flex: 'none', accentColor: 'accent.solid' },
      _mdDown: { minHeight: '40px' },
    },
    count: { marginLeft: 'auto', paddingLeft: '6px', fontWeight: 400, color: 'fg.muted' },
    bands: { display: 'grid', gap: '1px', marginBottom: '6px' },
    band: {
      minHeight: '30px',
      padding: '0 0 0 26px',
      border: 0,
      color: 'accent.text',
      textDecoration: 'underline',
      background: 'none',
      _hover: { background: 'bg.tint' },
      '&[aria-current]': { background: 'bg.tint', color: 'fg.default' },
      _mdDown: { minHeight: '40px' },
    },
    bounds: { display: 'flex', gap: '8px', marginBottom: '4px' },
    bound: { flex: 1, minWidth: 0, color: 'fg.muted', whiteSpace: 'nowrap' },
    input: {
      ...control,
      // What is no price is not applied.
      '&:user-invalid': { border: '2px solid {colors.danger.text}', paddingInline: '9px' },
    },
    select: { ...control, ...selectArrow },
    chosen: { paddingBottom: '4' },
    chip: {
      gap: '8px',
      minHeight: '32px',
      paddingInline: '10px',
      '& svg': { boxSize: '12px' },
    },
    all: {
      borderColor: 'transparent',
      color: 'accent.text',
      fontWeight: 600,
      background: 'none',
      _hover: { background: 'bg.tint' },
    },
  },
});
