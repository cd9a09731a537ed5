/** How a card is laid out on a phone, a tablet, a desktop and on paper. */
export const phone = '@media screen and (max-width: 46.24em)';
/** A sheet of paper is as wide as a tablet, less its margins. */
export const tablet = '@media (min-width: 46.25em) and (max-width: 68.74em), print and (max-width: 68.74em)';
export const desktop = '@media (min-width: 68.75em)';
export const narrowPaper = '@media print and (max-width: 68.74em)';
