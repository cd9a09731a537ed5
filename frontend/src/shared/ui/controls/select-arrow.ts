/** Our arrow for select elements. A data URL cannot use tokens, so the colour is hard-coded. */
export const selectArrow = {
  appearance: 'none',
  paddingRight: '34px',
  backgroundImage:
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Cpath d='M1.5 3.5L5 7l3.5-3.5' fill='none' stroke='%23788280' stroke-width='1.6'/%3E%3C/svg%3E\")",
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 12px center',
  backgroundSize: '10px',
} as const;
