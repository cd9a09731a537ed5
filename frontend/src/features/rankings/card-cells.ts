import { hairline } from './rank-card-widths';

/** A cell of a card's retailers or votes; a hairline parts it from the one before. */
export const cardCell = {
  padding: '9px 12px 10px',
  borderLeft: hairline,
  minWidth: 0,
  '&:first-child': { borderLeft: 0 },
} as const;
