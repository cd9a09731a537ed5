/** The hatched ground and the text in place of a missing picture. */
export const missingPicture = {
  display: 'grid',
  placeItems: 'center',
  color: 'fg.subtle',
  fontSize: 'sm',
  background: 'repeating-linear-gradient(135deg, {colors.bg.sunk} 0 9px, {colors.bg.canvas} 9px 10px)',
  '& span': { background: 'bg.sunk', padding: '2px 8px' },
} as const;
