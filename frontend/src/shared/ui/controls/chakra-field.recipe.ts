import { fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlBox, fieldText, invalidBox } from './control-box';

/** A field of the staff panel. In a fieldset, the parts of all fields are in the grid of the fieldset. */
export const chakraFieldRecipe = defineSlotRecipe({
  className: 'staff-field',
  slots: fieldAnatomy.keys(),
  base: {
    root: {
      display: 'grid',
      rowGap: '5px',
      alignContent: 'start',
      'fieldset > &': { display: 'contents' },
    },
    label: {
      ...fieldText.label,
      '[data-size=sm] > &': { fontSize: 'xs' },
      'fieldset > * > &': { fontSize: 'xs', fontWeight: 400 },
    },
    helperText: fieldText.hint,
  },
});

const small = { fontSize: 'sm' };

/** In cells of a table that is edited, in rows of tools, in forms of many fields, and in others. */
const sizes = {
  xs: {
    display: 'block',
    height: '32px',
    padding: '0 6px',
    border: '2px solid {colors.accent.solid}',
    borderRadius: 0,
    textAlign: 'inherit',
    outline: 0,
    _invalid: { borderColor: 'danger.text' },
    '[aria-busy=true] &': { opacity: 0.6 },
  },
  sm: { ...small, minHeight: '36px' },
  md: { ...small, minHeight: '38px' },
  lg: { minHeight: 'var(--target)' },
};

const defaultVariants = { size: 'md' } as const;

export const inputRecipe = defineRecipe({
  className: 'staff-input',
  base: {
    ...controlBox,
    ...invalidBox,
    '&[type=file]': { padding: '3px', alignContent: 'center' },
    '&[type=file][aria-invalid=true]': { padding: '2px' },
    '&::file-selector-button': {
      minHeight: '30px',
      marginRight: '10px',
      padding: '0 12px',
      border: 'strong',
      borderRadius: 'badge',
      background: 'bg.canvas',
      color: 'inherit',
      font: 'inherit',
      fontSize: 'sm',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '&::file-selector-button:hover': { background: 'bg.sunk' },
  },
  variants: { size: sizes },
  defaultVariants,
});

export const textareaRecipe = defineRecipe({
  className: 'staff-textarea',
  base: { ...controlBox, padding: '8px 12px', resize: 'vertical', ...invalidBox },
  variants: { size: { md: sizes.md, lg: { minHeight: '84px' } } },
  defaultVariants,
});

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'staff-select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative' },
    field: { ...controlBox, ...invalidBox, appearance: 'none', paddingRight: '34px' },
    indicator: {
      position: 'absolute',
      insetBlock: 0,
      right: '13px',
      display: 'grid',
      placeItems: 'center',
      color: 'line.strong',
      pointerEvents: 'none',
      '&[data-invalid]': { right: '14px' },
      '& svg': { boxSize: '10px' },
    },
  },
  variants: {
    size: {
      xs: { field: { ...sizes.xs, appearance: 'auto' } },
      sm: { field: sizes.sm },
      md: { field: sizes.md },
      lg: { field: sizes.lg },
    },
  },
  defaultVariants,
});
