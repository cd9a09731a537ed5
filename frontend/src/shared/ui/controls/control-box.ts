/** A text field, select or area that is as wide as its place. */
export const controlBox = {
  width: '100%',
  padding: '0 12px',
  border: 'strong',
  borderRadius: 'control',
  backgroundColor: 'bg.plate',
} as const;

export const invalidBox = {
  _invalid: { border: '2px solid {colors.danger.text}', paddingLeft: '11px' },
} as const;

export const fieldText = {
  label: { fontSize: 'sm', fontWeight: 600 },
  hint: { fontSize: 'xs', color: 'fg.subtle', lineHeight: 1.4 },
} as const;
