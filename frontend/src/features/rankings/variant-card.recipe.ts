import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { cardBase } from './card-styles';
import { desktop, phone, tablet } from './rank-card-widths';

const footerInRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' } as const;
const actionsInRow = { gap: '8px', marginLeft: 'auto' } as const;

/**
 * A card attached to the one above it, whose reviews it shares. On a phone it has rows that wrap as they need: the name, then the
 * score and what is folded, then what a whole card has at its foot. Wider ones stand under the columns of the card above; what is
 * folded opens where that has its bar.
 */
export const variantCardRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      // A link over the picture.
      '&:has(> div > a:hover) h3 a': { textDecoration: 'underline' },
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        padding: '8px 14px 5px',
      },
      [tablet]: {
        display: 'grid',
        gridTemplateColumns: '96px 148px minmax(0, 1fr) 15.5rem',
        gridTemplateAreas: "'rank picture id score' 'rank picture id shared' 'rank picture foot foot'",
        gridTemplateRows: 'auto 1fr auto',
        alignItems: 'center',
        rowGap: '4px',
        paddingBlock: '10px',
      },
      [desktop]: {
        display: 'grid',
        gridTemplateColumns: '108px 156px minmax(9rem, 1fr) auto auto 10.25rem',
        gridTemplateAreas: "'rank picture id score votes act' 'rank picture shared shared shared act'",
        alignItems: 'center',
        padding: '4px 0',
      },
    },
    rank: {
      gridArea: 'rank',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: '8px',
      [phone]: { minWidth: '44px' },
      [tablet]: { paddingLeft: '16px', alignSelf: 'start' },
      [desktop]: { paddingLeft: '18px', alignSelf: 'start', minHeight: '60px' },
    },
    number: { fontSize: 'var(--fs-2xl)' },
    uncertain: cardBase.uncertain,
    standing: { ...cardBase.standing, gridArea: '2 / 1 / auto / -1' },
    picture: {
      gridArea: 'picture',
      position: 'relative',
      [phone]: { flex: 'none', boxSize: '44px' },
      [tablet]: { height: '84px', alignSelf: 'start' },
      [desktop]: { height: '60px', alignSelf: 'start' },
    },
    media: { aspectRatio: 'auto', height: '100%' },
    mediaLink: { position: 'absolute', inset: 0 },
    identity: {
      gridArea: 'id',
      minWidth: 0,
      lineHeight: 1.35,
      color: 'fg.muted',
      [phone]: { flex: '1 1 9rem', fontSize: 'sm' },
      [tablet]: { paddingInline: '16px 18px', alignSelf: 'start' },
      [desktop]: { paddingInline: '20px 16px' },
    },
    name: {
      ...cardBase.name,
      display: 'inline',
      fontSize: 'lg',
      color: 'fg.default',
      [phone]: { fontSize: 'md' },
    },
    price: cardBase.price,
    score: {
      gridArea: 'score',
      minWidth: 0,
      [tablet]: { paddingRight: '18px', alignSelf: 'start' },
      [desktop]: { minWidth: '132px' },
    },
    scoreRow: cardBase.scoreRow,
    scoreValue: { fontSize: 'var(--fs-2xl)' },
    shared: {
      gridArea: 'shared',
      [phone]: { marginLeft: 'auto', _open: { flexBasis: '100%' } },
      [tablet]: { paddingRight: '18px', alignSelf: 'start' },
      [desktop]: { paddingLeft: '20px' },
      '& summary': {
        width: 'fit-content',
        minHeight: '24px',
        lineHeight: '24px',
        fontSize: 'xs',
        color: 'fg.muted',
        cursor: 'pointer',
      },
      '& summary:hover': { textDecoration: 'underline' },
    },
    opened: {
      display: 'grid',
      gap: '12px 24px',
      padding: '8px 0 10px',
      [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gridTemplateRows: 'auto 1fr' },
    },
    evidence: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '12px',
      '& > :first-child': { flexBasis: '100%' },
      [desktop]: { gridArea: '1 / 2 / span 2' },
    },
    likely: { maxWidth: '16rem' },
    footer: {
      gridArea: 'foot',
      [phone]: { ...footerInRow, flex: '1 0 100%', marginInline: '-4px' },
      [tablet]: { ...footerInRow, paddingInline: '16px 14px' },
      [desktop]: { display: 'contents' },
    },
    actions: {
      ...cardBase.actions,
      [phone]: actionsInRow,
      [tablet]: actionsInRow,
      [desktop]: {
        gridArea: 'act',
        alignSelf: 'start',
        flexDirection: 'column',
        alignItems: 'stretch',
        padding: '0 16px 0 24px',
      },
    },
    details: {
      minHeight: '34px',
      [phone]: { paddingInline: '6px', fontSize: 'xs' },
      [tablet]: { paddingInline: '12px', fontSize: 'sm' },
    },
    compare: {
      [phone]: { gap: '5px', fontSize: 'xs' },
      [desktop]: { justifyContent: 'center', minHeight: '26px' },
    },
  },
});
