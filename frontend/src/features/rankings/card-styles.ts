import { narrowPaper } from './rank-card-widths';

/** What whole cards and attached ones have in common. */
export const cardBase = {
  // In outline: few reviews or old scores stand behind the place.
  uncertain: {
    color: 'transparent',
    WebkitTextStroke: '1.25px {colors.fg.subtle}',
    '@media (forced-colors: active), print': { color: 'inherit', WebkitTextStroke: '0' },
  },
  standing: { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  name: {
    overflowWrap: 'anywhere',
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
  },
  price: { fontWeight: 600, color: 'fg.default' },
  scoreRow: { flexWrap: 'wrap', rowGap: 0 },
  actions: { display: 'flex', alignItems: 'center', [narrowPaper]: { display: 'none' } },
} as const;

/** A cell of a card's retailers or votes; a hairline parts it from the one before. */
export const cardCell = {
  padding: '9px 12px 10px',
  borderLeft: 'hair',
  minWidth: 0,
  '&:first-child': { borderLeft: 0 },
} as const;
