import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { drawingFloor } from '../../shared/ui/drawing-floor';

const phone = '@media (max-width: 29.99em)';

const form = { padding: '5', display: 'grid', gap: '4' } as const;

export const authRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gap: '8',
      paddingTop: '8',
      '@media (min-width: 56.25em)': { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)', gap: '16' },
      '& > *': { minWidth: 0 },
    },
    title: { marginBottom: '20px' },
    tabs: { padding: '0 8px' },
    form,
    body: { ...form, overflowWrap: 'anywhere' },
    waiting: { justifyItems: 'start', paddingBottom: 0 },
    /** Elements on top of one another. */
    layers: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } },
    alternative: { padding: '0 {spacing.5} {spacing.5}' },
    details: { '&:not([hidden])': { display: 'grid', gap: '4' } },
    pair: {
      display: 'grid',
      gap: '4',
      '@media (min-width: 30em)': { gridTemplateColumns: '1fr 1fr' },
    },
    aside: { paddingTop: '2' },
    scene: {
      position: 'relative',
      display: 'flex',
      gap: '8px 20px',
      alignItems: 'end',
      padding: '20px 20px 22px',
      background: 'bg.tint',
      overflow: 'hidden',
      // All four of them fit beside one another on a phone.
      [phone]: { paddingInline: '12px', columnGap: 0 },
    },
    appliance: {
      flex: 'none',
      zIndex: 1,
      width: 'auto',
      height: '110px',
      marginInline: '-8px',
      marginBottom: '-10px',
      [phone]: { height: '77px', marginInline: '-6px', marginBottom: '-7px' },
    },
    tall: {
      height: '168px',
      marginBottom: '-15px',
      [phone]: { height: '117px', marginBottom: '-10px' },
    },
    floor: { ...drawingFloor, height: '22px' },
    asideTitle: { padding: '16px 16px 8px' },
    entry: { padding: '12px 16px', borderTop: 'hair' },
    term: { fontWeight: 600 },
    meaning: { color: 'fg.muted', fontSize: 'sm' },
  },
});
