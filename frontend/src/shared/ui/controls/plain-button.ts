/** A button without the look of one. */
export const plainButton = { border: 0, background: 'none', cursor: 'pointer' } as const;
