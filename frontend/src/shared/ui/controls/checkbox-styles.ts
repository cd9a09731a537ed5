/** The box of a checkbox: the browser's, Chakra's, and of a button that looks like one. */
export const checkBox = {
  placeItems: 'center',
  boxSize: '18px',
  border: '1.5px solid {colors.line.strong}',
  borderRadius: 'badge',
  background: 'bg.plate',
} as const;

export const filledBox = { background: 'accent.solid', borderColor: 'accent.solid' };

export const tickShape = 'polygon(14% 44%, 0 60%, 42% 94%, 100% 20%, 84% 6%, 39% 66%)';
