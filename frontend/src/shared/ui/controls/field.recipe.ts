import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { selectArrow } from './select-arrow';

const control = {
  width: '100%',
  minHeight: 'var(--target)',
  padding: '0 12px',
  border: '1px solid {colors.line.strong}',
  borderRadius: '{radii.control}',
  backgroundColor: '{colors.bg.plate}',
} as const;

const invalid = {
  '&[aria-invalid=true]': { border: '2px solid {colors.danger.text}', paddingLeft: '11px' },
} as const;

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'hint', 'input', 'select'],
  base: {
    root: { display: 'grid', gap: '5px', alignContent: 'start' },
    label: { fontSize: '{fontSizes.sm}', fontWeight: 600 },
    hint: { fontSize: '{fontSizes.xs}', color: '{colors.fg.subtle}', lineHeight: 1.4 },
    input: {
      ...control,
      ...invalid,
      '&[type=file]': { padding: '3px', alignContent: 'center' },
      '&[type=file][aria-invalid=true]': { padding: '2px' },
      '&::file-selector-button': {
        minHeight: '30px',
        marginRight: '10px',
        padding: '0 12px',
        border: '1px solid {colors.line.strong}',
        borderRadius: '{radii.badge}',
        background: '{colors.bg.canvas}',
        color: 'inherit',
        font: 'inherit',
        fontSize: '{fontSizes.sm}',
        fontWeight: 600,
        cursor: 'pointer',
      },
      '&::file-selector-button:hover': { background: '{colors.bg.sunk}' },
      'textarea&': { minHeight: '84px', padding: '8px 12px', resize: 'vertical', ...invalid },
    },
    select: { ...control, ...selectArrow, ...invalid },
  },
});

export const fieldErrorRecipe = defineRecipe({
  className: 'ui-field-error',
  base: {
    display: 'flex',
    gap: '6px',
    fontSize: '{fontSizes.sm}',
    color: '{colors.danger.text}',
    fontWeight: 500,
    lineHeight: 1.4,
    '& svg': { width: '14px', height: '14px', flex: 'none', marginTop: '2px' },
  },
});
