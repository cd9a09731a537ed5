import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** Cards in a single column are wide. */
export const partsListRecipe = defineSlotRecipe({
  base: {
    // The page head already leaves room above the first section.
    section: { _first: { paddingTop: '4' } },
    eyebrow: { marginBottom: '4px', fontSize: 'sm', fontWeight: 600, color: 'accent.text' },
    list: { display: 'grid', gap: '3' },
    card: {
      display: 'grid',
      gridTemplate: "'rank id id' 'rank specialty rating' / 56px minmax(0, 1fr) auto",
      alignItems: 'start',
      transition: 'border-color {durations.press}',
      _hover: { borderColor: 'accent.solid' },
    },
    rank: {
      gridArea: 'rank',
      alignSelf: 'stretch',
      display: 'grid',
      placeContent: 'center',
      borderRadius: '2px 0 0 2px',
      background: 'bg.sunk',
      color: 'fg.muted',
      fontSize: 'var(--fs-2xl)',
    },
    highlighted: {
      background: 'accent.solid',
      color: 'accent.onSolid',
      forcedColorAdjust: 'none',
      _print: { printColorAdjust: 'exact' },
    },
    identity: { gridArea: 'id', padding: '13px 16px 0', minWidth: 0 },
    specialty: { gridArea: 'specialty', padding: '8px 12px 14px 16px' },
    badge: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    rating: { gridArea: 'rating', margin: '8px 16px 14px 0', fontWeight: 600 },
    criteria: { marginTop: '12' },
    intro: { padding: '5' },
    introText: { marginTop: '8px', maxWidth: '52ch', color: 'fg.muted' },
    criterion: {
      display: 'grid',
      gap: '2px {spacing.8}',
      padding: '12px {spacing.5}',
      borderTop: 'hair',
      _sm: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
    criterionName: { fontWeight: 600 },
  },
  variants: {
    columns: {
      one: {
        card: {
          _sm: {
            gridTemplate: "'rank id specialty rating' / 84px minmax(0, 3fr) minmax(0, 2fr) 92px",
            alignItems: 'center',
          },
        },
        identity: { _sm: { padding: '14px 16px 14px 20px' } },
        specialty: { _sm: { padding: 0 } },
        rating: { _sm: { margin: '0 20px 0 12px', justifySelf: 'end' } },
      },
      two: { list: { _sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' } } },
    },
  },
});
