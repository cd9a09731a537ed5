/** Resets the browser's button styles. */
export const plainButton = { border: 0, background: 'none', cursor: 'pointer' } as const;
