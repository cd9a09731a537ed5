import { defineRecipe } from '@chakra-ui/react/styled-system';
import { drawingFloor } from '../../shared/ui/drawing-floor';

export const ownRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    marginBottom: '{spacing.5}',
    padding: '{spacing.5}',
    // The list of suggestions lies over the cards below.
    position: 'relative',
    zIndex: 2,
  },
});

export const votersRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '{spacing.5}',
    '@media (min-width: 46.25em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const voterCardRecipe = defineRecipe({
  className: 'voter',
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    '& .scene': {
      '--size': '88px',
      position: 'relative',
      display: 'flex',
      gap: '10px',
      alignItems: 'end',
      justifyContent: 'center',
      padding: '18px 16px 14px',
      borderRadius: '2px 2px 0 0',
      background: '{colors.bg.tint}',
      overflow: 'hidden',
    },
    '@media (min-width: 62.5em)': { '& .scene': { '--size': '116px', gap: '28px', paddingBottom: '11px' } },
    '& .scene .ill': { flex: 'none', width: 'var(--size)', height: 'var(--size)', zIndex: 1 },
    // The fridge in the middle is half as tall again, but hardly wider.
    '& .scene .ill:nth-of-type(2)': {
      width: 'calc(1.5 * var(--size))',
      height: 'calc(1.5 * var(--size))',
      margin: '0 calc(-.25 * var(--size)) calc(-.045 * var(--size))',
    },
    '& .scene .floor': { ...drawingFloor, height: '22px' },
    '& .body': {
      padding: '{spacing.5} {spacing.5} 0',
      display: 'grid',
      gap: '10px',
      justifyItems: 'start',
      alignContent: 'start',
    },
    '& .body:last-child': { paddingBottom: '{spacing.5}' },
    '& dl': { marginTop: '2px' },
    '& dt': { fontWeight: 600 },
    '& dd': { color: '{colors.fg.muted}' },
    '& dd + dt': { marginTop: '8px' },
    '& > .btn': { margin: '{spacing.5}', justifySelf: 'start', whiteSpace: 'normal' },
  },
});

export const stepsRecipe = defineRecipe({
  className: 'steps',
  base: {
    display: 'grid',
    gap: '{spacing.6}',
    counterReset: 'step',
    '@media (min-width: 40em)': { gridTemplateColumns: '1fr 1fr' },
    '@media (min-width: 62.5em)': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& li': {
      counterIncrement: 'step',
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      gap: '4px 0',
      alignItems: 'baseline',
      alignContent: 'start',
    },
    '& li::before': {
      content: 'counter(step)',
      fontSize: 'var(--fs-3xl)',
      fontStretch: '78%',
      fontWeight: 650,
      lineHeight: 1,
      color: '{colors.accent.text}',
    },
    '& p': { gridColumn: 2, color: '{colors.fg.muted}' },
  },
});

export const startRecipe = defineRecipe({
  className: 'start',
  base: {
    marginTop: '{spacing.8}',
    padding: '{spacing.5}',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '{spacing.4}',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.tint}',
    '& p': { flex: '1 1 16rem', maxWidth: '52ch', fontSize: '{fontSizes.lg}' },
  },
});
