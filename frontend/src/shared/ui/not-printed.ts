/** For controls, which mean nothing on paper. Whoever places one need not know. */
export const notPrinted = { _print: { display: 'none !important' } } as const;
