/** A heading with a note at its end, over a heavy line. */
export const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: '{spacing.4}',
  borderBottom: '2px solid {colors.fg.default}',
} as const;
