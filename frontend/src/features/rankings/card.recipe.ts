import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { hairline } from './card-styles';

const parts = {
  '& .rank .of': { display: 'block', fontSize: '{fontSizes.xs}', color: '{colors.fg.muted}' },
  // In outline: few reviews or old scores stand behind the place.
  '& .rank .thin': {
    color: 'transparent',
    WebkitTextStroke: '1.25px {colors.fg.subtle}',
    '@media (forced-colors: active), print': { color: 'inherit', WebkitTextStroke: '0' },
  },
  '&:has(.onmedia:hover) h3 a': { textDecoration: 'underline' },
  '& .id': { minWidth: 0 },
  '& .id h3': { overflowWrap: 'anywhere' },
  '& .id h3 a': { color: 'inherit', textDecoration: 'none' },
  '& .id h3 a:hover': { textDecoration: 'underline' },
  '& .price': { fontWeight: 600, color: '{colors.fg.default}' },
  '& .sc': { minWidth: 0 },
  '& .sc .score': { flexWrap: 'wrap', rowGap: 0 },
  '& .why': { padding: 0, minHeight: '24px' },
  '& .act': { display: 'flex', alignItems: 'center' },
} satisfies SystemStyleObject;

const retailers = {
  '& .stores': {
    fontSize: '{fontSizes.sm}',
    lineHeight: 1.4,
    color: '{colors.fg.muted}',
  },
  '& .stores b': { color: '{colors.fg.default}' },
  '& .cells': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& .cell': { padding: '9px 12px 10px', borderLeft: hairline, minWidth: 0 },
  '& .cells .cell:first-child, & .vcells .cell:first-child': { borderLeft: 0 },
  '& .cell .v': { display: 'block', fontWeight: 600, fontSize: '{fontSizes.md}', lineHeight: 1.3 },
  '& .cell .v small': {
    fontWeight: 400,
    fontSize: '{fontSizes.2xs}',
    color: '{colors.fg.subtle}',
    marginLeft: '1px',
    whiteSpace: 'nowrap',
  },
  '& .cell.nil .v': { color: '{colors.fg.subtle}', fontWeight: 400 },
} satisfies SystemStyleObject;

const votes = {
  '& .pair': { display: 'inline-flex' },
  '& .pair .vote + .vote': {
    marginLeft: '-1px',
    borderRadius: '0 {radii.control} {radii.control} 0',
    minWidth: '40px',
  },
  '& .pair .vote:first-child': { borderRadius: '{radii.control} 0 0 {radii.control}' },
  '& .pair .vote:focus-visible, & .pair .vote[aria-pressed=true]': { zIndex: 1, position: 'relative' },
  '& .vcells': { position: 'relative', display: 'grid', gridTemplateColumns: '1fr auto' },
  '& .vcells .label': { whiteSpace: 'nowrap' },
  // Hangs from the card, so that a press moves nothing.
  '& .hint': {
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    zIndex: 2,
    width: 'max-content',
    padding: '2px 8px 3px',
    border: hairline,
    borderTop: 0,
    borderRadius: '0 0 {radii.control} {radii.control}',
    background: '{colors.bg.plate}',
    fontSize: '{fontSizes.xs}',
    color: '{colors.fg.muted}',
  },
} satisfies SystemStyleObject;

/** What whole cards and attached ones have in common. */
export const cardRecipe = defineRecipe({
  className: 'rcard',
  base: { position: 'relative', ...parts, ...retailers, ...votes },
});
