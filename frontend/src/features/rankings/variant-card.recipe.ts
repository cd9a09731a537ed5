import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { votesInRow } from './card-styles';

const parts = {
  ...votesInRow,
  '& .rank': {
    gridArea: 'rank',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: '8px',
  },
  '& .rank .n': { fontSize: 'var(--fs-2xl)' },
  '& .rank .of': { gridArea: '2 / 1 / auto / -1' },
  '& .picture': { gridArea: 'picture', position: 'relative' },
  '& .picture .media': { aspectRatio: 'auto', height: '100%' },
  '& .onmedia': { position: 'absolute', inset: 0 },
  '& .id': { gridArea: 'id', lineHeight: 1.35, color: '{colors.fg.muted}' },
  '& .id h3': { display: 'inline', fontSize: '{fontSizes.lg}', color: '{colors.fg.default}' },
  '& .sc': { gridArea: 'score' },
  '& .sc .score b': { fontSize: 'var(--fs-2xl)' },
  '& .shared': { gridArea: 'shared' },
  '& .shared summary': {
    width: 'fit-content',
    minHeight: '24px',
    lineHeight: '24px',
    fontSize: '{fontSizes.xs}',
    color: '{colors.fg.muted}',
    cursor: 'pointer',
  },
  '& .shared summary:hover': { textDecoration: 'underline' },
  '& .opened': { display: 'grid', gap: '12px 24px', padding: '8px 0 10px' },
  '& .opened .cell:first-child': { paddingLeft: 0 },
  '& .opened .likely': { maxWidth: '16rem' },
  '& .opened .proof': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  '& .opened .proof > :first-child': { flexBasis: '100%' },
  '& .foot': { gridArea: 'foot' },
} satisfies SystemStyleObject;

const footInRow = {
  '& .foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  '& .act': { gap: '8px', marginLeft: 'auto' },
} satisfies SystemStyleObject;

/** Rows that wrap as they need: the name, then the score and what is folded, then what a whole card has at its foot. */
const phone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 14px 5px',
  '& .rank': { minWidth: '44px' },
  '& .picture': { flex: 'none', width: '44px', height: '44px' },
  '& .id': { flex: '1 1 9rem', fontSize: '{fontSizes.sm}' },
  '& .id h3': { fontSize: '{fontSizes.md}' },
  '& .shared': { marginLeft: 'auto' },
  '& .shared[open]': { flexBasis: '100%' },
  ...footInRow,
  '& .foot': { ...footInRow['& .foot'], flex: '1 0 100%', marginInline: '-4px' },
  '& .act .btn': { minHeight: '34px', paddingInline: '6px', fontSize: '{fontSizes.xs}' },
  '& .check': { gap: '5px', fontSize: '{fontSizes.xs}' },
} satisfies SystemStyleObject;

/** Under the columns of the card above; what is folded opens where that has its bar. */
const tablet = {
  display: 'grid',
  gridTemplateColumns: '96px 148px minmax(0, 1fr) 15.5rem',
  gridTemplateAreas: "'rank picture id score' 'rank picture id shared' 'rank picture foot foot'",
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  rowGap: '4px',
  paddingBlock: '10px',
  '& .rank': { paddingLeft: '16px', alignSelf: 'start' },
  '& .picture': { height: '84px', alignSelf: 'start' },
  '& .id': { paddingInline: '16px 18px', alignSelf: 'start' },
  '& .sc, & .shared': { paddingRight: '18px', alignSelf: 'start' },
  '& .opened .cells': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  ...footInRow,
  '& .foot': { ...footInRow['& .foot'], paddingInline: '16px 14px' },
  '& .act .btn': { minHeight: '34px', paddingInline: '12px', fontSize: '{fontSizes.sm}' },
} satisfies SystemStyleObject;

const desktop = {
  display: 'grid',
  gridTemplateColumns: '108px 156px minmax(9rem, 1fr) auto auto 10.25rem',
  gridTemplateAreas: "'rank picture id score votes act' 'rank picture shared shared shared act'",
  alignItems: 'center',
  padding: '4px 0',
  '& .rank': { paddingLeft: '18px', alignSelf: 'start', minHeight: '60px' },
  '& .picture': { height: '60px', alignSelf: 'start' },
  '& .id': { paddingInline: '20px 16px' },
  '& .shared': { paddingLeft: '20px' },
  '& .sc': { minWidth: '132px' },
  '& .foot': { display: 'contents' },
  '& .vcells': { gridArea: 'votes', minWidth: '168px', justifyContent: 'end' },
  '& .act': {
    gridArea: 'act',
    alignSelf: 'start',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: '0 16px 0 24px',
  },
  '& .act .btn': { minHeight: '34px' },
  '& .check': { justifyContent: 'center', minHeight: '26px' },
  '& .opened': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    gridTemplateRows: 'auto 1fr',
    gap: '12px 24px',
  },
  '& .opened .proof': { gridArea: '1 / 2 / span 2' },
} satisfies SystemStyleObject;

/** A card attached to the one above it, whose reviews it shares. */
export const variantCardRecipe = defineRecipe({
  base: {
    ...parts,
    '@media screen and (max-width: 46.24em)': phone,
    '@media (min-width: 46.25em) and (max-width: 68.74em), print and (max-width: 68.74em)': tablet,
    '@media (min-width: 68.75em)': desktop,
    '@media print and (max-width: 68.74em)': { '& .act': { display: 'none' } },
    [enlargedText]: {
      '& .opened .cells': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& .sc .rev': { whiteSpace: 'normal' },
    },
  },
});
