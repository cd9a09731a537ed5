/** Shows what is selected where forced colours drop backgrounds and shadows; the focus ring takes its place. */
export const selectedOutline = {
  _highContrast: {
    '&:not(:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
} as const;
