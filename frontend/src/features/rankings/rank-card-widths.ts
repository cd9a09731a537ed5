import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { hairline, unseen, votesInRow } from './card-styles';

/** The wide cells of votes: label on the left, buttons on the right. */
const labelledVotes = {
  '& .vcells .cell': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 8px',
    paddingBlock: '8px',
  },
} satisfies SystemStyleObject;

/** Nearly three cards to a screen: one line for each fact, and no labels where there is nothing to label. */
const phone = {
  gridTemplateColumns: 'minmax(44px, auto) 72px minmax(0, 1fr)',
  gridTemplateAreas:
    "'rank media id' 'score score score' 'likely likely likely' 'cells cells cells' 'foot foot foot'",
  columnGap: '12px',
  padding: '10px 14px 0',
  '& > .media': { height: '72px' },
  '&.photo': {
    gridTemplateAreas:
      "'rank media media' 'id id id' 'score score score' 'likely likely likely' 'cells cells cells' 'foot foot foot'",
  },
  '&.photo > .media': { height: '132px' },
  '& .sc': { paddingTop: '6px' },
  '& .sc .score b': { fontSize: 'var(--fs-2xl)' },
  '& .sc .rulescale': { display: 'none' },
  '& .meta': { columnGap: '8px' },
  '& .meta .badge': { paddingInline: '5px', fontSize: '{fontSizes.2xs}' },
  // The only retailer's line has the month.
  '&:has(.stores) .dated': { display: 'none' },
  '& .likely': { display: 'flex', alignItems: 'center', gap: '10px', paddingTop: '2px' },
  '& .likely .axis': { flex: '1 1 60px' },
  '& .stores': { padding: '4px 0 7px' },
  '& .cells': { marginTop: '8px', borderTop: hairline },
  '& .cells .cell': { padding: '7px 4px 8px 8px' },
  '& .cells .cell:first-child': { paddingLeft: 0 },
  '& .cells .v small': { display: 'block', margin: 0 },
  '& .cells .label': { letterSpacing: 0 },
  '& .foot': {
    gridArea: 'foot',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6px',
    marginInline: '-14px',
    padding: '5px 10px',
    borderTop: hairline,
  },
  ...votesInRow,
  '& .stores .rest': unseen,
  '& .act': { gap: '8px', marginLeft: 'auto' },
  '& .act .btn': { minHeight: '34px', paddingInline: '6px', fontSize: '{fontSizes.xs}' },
  '& .check': { gap: '5px', fontSize: '{fontSizes.xs}' },
} satisfies SystemStyleObject;

const tablet = {
  gridTemplateColumns: '96px 148px minmax(0, 1fr) 15.5rem',
  gridTemplateRows: '1fr auto auto',
  gridTemplateAreas: "'rank media id score' 'likely cells cells cells' 'likely votes votes act'",
  '& .rank': { padding: '14px 0 0 16px' },
  '& .likely': { padding: '0 14px 12px 16px', alignContent: 'end' },
  '& > .media': { margin: '14px 0', height: '110px' },
  '& .id': { padding: '12px 16px 10px' },
  '& .sc': { padding: '14px 18px 10px 0' },
  '& .stores': { padding: '9px 16px', alignSelf: 'stretch' },
  '& .cells, & .stores, & .vcells, & .act': { borderTop: hairline, borderLeft: hairline },
  '& .foot': { display: 'contents' },
  '& .vcells': { gridArea: 'votes', gridTemplateColumns: '1.3fr 1fr' },
  '& .act': { gridArea: 'act', gap: '10px', justifyContent: 'space-between', padding: '8px 14px' },
  '& .act .btn': { padding: '0 14px', minHeight: '36px', fontSize: '{fontSizes.sm}' },
  ...labelledVotes,
} satisfies SystemStyleObject;

const desktop = {
  gridTemplateColumns: '108px 156px minmax(0, 1fr) 300px 10.25rem',
  gridTemplateAreas: "'rank media id score act' 'likely media cells votes votes'",
  gridTemplateRows: '1fr auto',
  '& .rank': { padding: '16px 0 0 18px' },
  '& .likely': { padding: '0 16px 14px 18px', alignSelf: 'end' },
  '& > .media': { margin: '12px 0', height: '128px' },
  '& .id': { padding: '14px 20px 10px' },
  '& .sc': { padding: '12px 0 8px' },
  '& .cells, & .stores': { marginLeft: '20px', borderTop: hairline, alignSelf: 'stretch' },
  '& .stores': { padding: '14px 16px 10px 0' },
  '& .cells .cell:first-child': { paddingLeft: 0 },
  '& .foot': { display: 'contents' },
  '& .vcells': {
    gridArea: 'votes',
    gridTemplateColumns: '1fr 172px',
    borderTop: hairline,
    borderLeft: hairline,
  },
  '& .act': {
    gridArea: 'act',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '4px',
    padding: '14px 16px 8px 24px',
  },
  '& .act .btn': { minHeight: '36px' },
  '& .check': { justifyContent: 'center' },
  ...labelledVotes,
} satisfies SystemStyleObject;

/** How a card is laid out on a phone, a tablet, a desktop, on paper and with enlarged text; later rules win. */
export const rankCardWidths: SystemStyleObject = {
  '@media screen and (max-width: 46.24em)': phone,
  // A sheet of paper is as wide as a tablet, less its margins.
  '@media (min-width: 46.25em) and (max-width: 68.74em), print and (max-width: 68.74em)': tablet,
  '@media (min-width: 68.75em)': desktop,
  // A count of technicians is only on their button.
  '@media print': { '& .vcells .cell + .cell': { display: 'none' } },
  '@media print and (max-width: 68.74em)': {
    '& .act': { display: 'none' },
    '& > .media': { height: '72px', margin: '8px 0' },
    '& .vcells': { gridColumn: 'votes-start / act-end' },
  },
  [enlargedText]: {
    gridTemplateColumns: 'minmax(0, 1fr) 72px',
    gridTemplateAreas: "'rank media' 'id id' 'score score' 'likely likely' 'cells cells' 'foot foot'",
    '& .cells': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .cells .cell:nth-child(odd)': { borderLeft: 0, paddingLeft: '16px' },
    '& .cells .cell:nth-child(n + 3)': { borderTop: hairline },
    '& .likely': { flexWrap: 'wrap' },
    '& .vcells .label': { whiteSpace: 'normal' },
    '& .sc .rev': { whiteSpace: 'normal' },
  },
};
