import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { drawingFloor } from '../../shared/ui/drawing-floor';

const paragraph = {
  maxWidth: '38ch',
  _mdDown: { fontSize: '.875rem', lineHeight: 1.4 },
} as const;

export const heroRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // Grows only for visitors with larger or wider-spaced text.
      minHeight: '350px',
      overflow: 'hidden',
      background: 'bg.tint',
      borderBottom: 'hair',
    },
    content: { position: 'relative' },
    text: {
      position: 'relative',
      zIndex: 2,
      // The button stands clear of the ruler.
      paddingBlock: '24px 46px',
      maxWidth: '25rem',
      display: 'grid',
      gap: '8px',
      justifyItems: 'start',
      _lgDown: { maxWidth: '21.5rem' },
      // Leaves room for the scene below the text.
      _mdDown: { paddingBlock: '14px 106px', gap: '2px', maxWidth: 'none' },
    },
    eyebrow: { color: 'accent.text', ...paragraph },
    heading: {
      fontSize: 'var(--fs-4xl)',
      lineHeight: '.98',
      _lgDown: { fontSize: '2.625rem' },
      // The longest word fits the screen at any text size.
      _mdDown: { fontSize: 'min(var(--fs-4xl), 19vw)', maxWidth: '10em' },
    },
    paragraph: { color: 'fg.muted', _lgDown: { fontSize: '.875rem' }, ...paragraph },
    button: { marginTop: '4px', _mdDown: { marginTop: '6px' } },
    scene: {
      position: 'absolute',
      right: 'calc(var(--gutter) - 24px)',
      bottom: '33px',
      width: '732px',
      height: '300px',
      overflow: 'visible',
      '--heavy': '2.2px',
      '--ill-tint': '{colors.ill.tintHero}',
      strokeWidth: '1.1px',
      '@media (max-width: 74.99em)': { width: '560px', right: '-40px' },
      _lgDown: { width: '470px', right: '-112px' },
      _mdDown: {
        width: '276px',
        height: '113px',
        right: '50%',
        transform: 'translateX(50%)',
        bottom: '15px',
      },
    },
    callout: { '@media (max-width: 74.99em)': { display: 'none' } },
    line: { stroke: 'fg.subtle', strokeWidth: '1', fill: 'none' },
    dot: { fill: 'fg.default' },
    label: { stroke: 'none', fontSize: '11.5px', fill: 'fg.muted', fontWeight: 500 },
    score: { stroke: 'none', fontSize: '21px', fontWeight: 650, fill: 'fg.default', fontStretch: '78%' },
    floor: { ...drawingFloor, _mdDown: { height: '16px' } },
  },
});
