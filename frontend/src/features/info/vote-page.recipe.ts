import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { drawingFloor } from '../../shared/ui/drawing-floor';

export const votePageRecipe = defineSlotRecipe({
  base: {
    own: {
      display: 'grid',
      gap: '3',
      marginBottom: '5',
      padding: '5',
      // The list of suggestions lies over the cards below.
      position: 'relative',
      zIndex: 2,
    },
    voters: {
      display: 'grid',
      gap: '5',
      _sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    voter: { display: 'grid', gridTemplateRows: 'auto 1fr auto' },
    scene: {
      '--size': '88px',
      position: 'relative',
      display: 'flex',
      gap: '10px',
      alignItems: 'end',
      justifyContent: 'center',
      padding: '18px 16px 14px',
      borderRadius: '2px 2px 0 0',
      background: 'bg.tint',
      overflow: 'hidden',
      _lg: { '--size': '116px', gap: '28px', paddingBottom: '11px' },
    },
    drawing: {
      flex: 'none',
      boxSize: 'var(--size)',
      zIndex: 1,
      // The fridge in the middle is half as tall again, but hardly wider.
      '&:nth-of-type(2)': {
        boxSize: 'calc(1.5 * var(--size))',
        margin: '0 calc(-.25 * var(--size)) calc(-.045 * var(--size))',
      },
    },
    floor: { ...drawingFloor, height: '22px' },
    body: {
      padding: '{spacing.5} {spacing.5} 0',
      display: 'grid',
      gap: '10px',
      justifyItems: 'start',
      alignContent: 'start',
      '&:last-child': { paddingBottom: '5' },
    },
    terms: { marginTop: '2px' },
    term: { fontWeight: 600, 'dd + &': { marginTop: '8px' } },
    link: { margin: '5', justifySelf: 'start', whiteSpace: 'normal' },
    steps: {
      display: 'grid',
      gap: '6',
      counterReset: 'step',
      '@media (min-width: 40em)': { gridTemplateColumns: '1fr 1fr' },
      _lg: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
    step: {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gap: '4px 0',
      alignItems: 'baseline',
      alignContent: 'start',
      _before: {
        content: 'counter(step)',
        fontSize: 'var(--fs-3xl)',
        fontStretch: '78%',
        fontWeight: 650,
        lineHeight: 1,
        color: 'accent.text',
      },
    },
    stepText: { gridColumn: 2, color: 'fg.muted' },
    start: {
      marginTop: '8',
      padding: '5',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      alignItems: 'center',
      justifyContent: 'space-between',
      borderRadius: 'plate',
      background: 'bg.tint',
    },
    startText: { flex: '1 1 16rem', maxWidth: '52ch', fontSize: 'lg' },
  },
});
