import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { cardBase } from './card-styles';
import { desktop, narrowPaper, phone, tablet } from './rank-card-widths';

/** On a phone nearly three cards to a screen: one line for each fact. With `data-photo` the picture is large there. */
export const rankCardRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // A link over the picture.
      '&:has(> a:hover) h3 a': { textDecoration: 'underline' },
      [phone]: {
        gridTemplateColumns: 'minmax(44px, auto) 72px minmax(0, 1fr)',
        gridTemplateAreas:
          "'rank media id' 'score score score' 'likely likely likely' 'cells cells cells' 'foot foot foot'",
        columnGap: '12px',
        padding: '10px 14px 0',
        '&[data-photo]': {
          gridTemplateAreas:
            "'rank media media' 'id id id' 'score score score' 'likely likely likely' 'cells cells cells' 'foot foot foot'",
        },
      },
      [tablet]: {
        gridTemplateColumns: '96px 148px minmax(0, 1fr) 15.5rem',
        gridTemplateRows: '1fr auto auto',
        gridTemplateAreas: "'rank media id score' 'likely cells cells cells' 'likely votes votes act'",
      },
      [desktop]: {
        gridTemplateColumns: '108px 156px minmax(0, 1fr) 300px 10.25rem',
        gridTemplateAreas: "'rank media id score act' 'likely media cells votes votes'",
        gridTemplateRows: '1fr auto',
      },
      _enlargedText: {
        gridTemplateColumns: 'minmax(0, 1fr) 72px',
        gridTemplateAreas: "'rank media' 'id id' 'score score' 'likely likely' 'cells cells' 'foot foot'",
      },
    },
    rank: {
      gridArea: 'rank',
      [tablet]: { padding: '14px 0 0 16px' },
      [desktop]: { padding: '16px 0 0 18px' },
    },
    number: { display: 'block', fontSize: 'var(--fs-4xl)' },
    uncertain: cardBase.uncertain,
    standing: cardBase.standing,
    likely: {
      gridArea: 'likely',
      // One row on a phone.
      [phone]: { display: 'flex', alignItems: 'center', gap: '10px', paddingTop: '2px' },
      _enlargedText: { flexWrap: 'wrap' },
      [tablet]: { padding: '0 14px 12px 16px', alignContent: 'end' },
      [desktop]: { padding: '0 16px 14px 18px', alignSelf: 'end' },
    },
    media: {
      gridArea: 'media',
      aspectRatio: 'auto',
      [phone]: { height: '72px', '[data-photo] > &': { height: '132px' } },
      [tablet]: { margin: '14px 0', height: '110px' },
      [desktop]: { margin: '12px 0', height: '128px' },
      [narrowPaper]: { height: '72px', margin: '8px 0' },
    },
    mediaLink: { gridArea: 'media', position: 'relative' },
    identity: {
      gridArea: 'id',
      [tablet]: { padding: '12px 16px 10px' },
      [desktop]: { padding: '14px 20px 10px' },
    },
    name: { ...cardBase.name, margin: '1px 0 4px' },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 10px',
      alignItems: 'center',
      fontSize: 'sm',
      color: 'fg.muted',
      [phone]: { columnGap: '8px' },
    },
    price: cardBase.price,
    badge: { [phone]: { paddingInline: '5px', fontSize: '2xs' } },
    // The only retailer's line has the month, too.
    repeatedDate: { [phone]: { display: 'none' } },
    score: {
      gridArea: 'score',
      [phone]: { paddingTop: '6px' },
      [tablet]: { padding: '14px 18px 10px 0' },
      [desktop]: { padding: '12px 0 8px' },
    },
    scoreRow: { ...cardBase.scoreRow, marginBottom: '4px' },
    scoreValue: { [phone]: { fontSize: 'var(--fs-2xl)' } },
    reviews: { whiteSpace: 'nowrap', _enlargedText: { whiteSpace: 'normal' } },
    footer: {
      display: 'contents',
      [phone]: {
        gridArea: 'foot',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '6px',
        marginInline: '-14px',
        padding: '5px 10px',
        borderTop: 'hair',
      },
    },
    actions: {
      ...cardBase.actions,
      [phone]: { gap: '8px', marginLeft: 'auto' },
      [tablet]: {
        gridArea: 'act',
        gap: '10px',
        justifyContent: 'space-between',
        padding: '8px 14px',
        borderTop: 'hair',
        borderLeft: 'hair',
      },
      [desktop]: {
        gridArea: 'act',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: '4px',
        padding: '14px 16px 8px 24px',
      },
    },
    details: {
      [phone]: { minHeight: '34px', paddingInline: '6px', fontSize: 'xs' },
      [tablet]: { padding: '0 14px', minHeight: '36px', fontSize: 'sm' },
      [desktop]: { minHeight: '36px' },
    },
    compare: {
      [phone]: { gap: '5px', fontSize: 'xs' },
      [desktop]: { justifyContent: 'center' },
    },
  },
});
