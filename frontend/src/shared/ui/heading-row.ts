/** A row for a heading with a note at its end, underlined by a heavy rule. */
export const headingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 20px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: '4',
  borderBottom: 'rule',
} as const;
