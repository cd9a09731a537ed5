/** A row of controls and a note above a list; only the note says anything on paper. */
export const toolbar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 20px',
  alignItems: 'center',
  _print: { '& > :not(p)': { display: 'none' } },
} as const;

/** A link or a labelled checkbox in such a row. */
export const toolbarControl = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '34px',
  fontSize: 'sm',
} as const;

export const toolbarSwitch = { ...toolbarControl, fontWeight: 500, cursor: 'pointer' } as const;
