/** Matches a phone with enlarged text; at the usual size the screen would be less than 288 px wide. */
export const enlargedText = '@media (max-width: 17.99em)';
