import { defineRecipe } from '@chakra-ui/react/styled-system';
import { drawingFloor } from '../../shared/ui/drawing-floor';

export const heroRecipe = defineRecipe({
  className: 'hero',
  base: {
    position: 'relative',
    display: 'grid',
    // Grows only for visitors with larger or wider-spaced text.
    minHeight: '350px',
    overflow: 'hidden',
    background: '{colors.bg.tint}',
    borderBottom: '1px solid {colors.line.hair}',
    '& .wrap': {
      position: 'relative',
    },
    '& .hero-text': {
      position: 'relative',
      zIndex: 2,
      // The button stands clear of the ruler.
      paddingBlock: '24px 46px',
      maxWidth: '25rem',
      display: 'grid',
      gap: '8px',
      justifyItems: 'start',
    },
    '& h1': {
      fontSize: 'var(--fs-4xl)',
      lineHeight: '.98',
    },
    '& p': {
      color: '{colors.fg.muted}',
      maxWidth: '38ch',
    },
    '& .caps': {
      color: '{colors.accent.text}',
    },
    '& .btn': {
      marginTop: '4px',
    },
    '& .hero-scene': {
      position: 'absolute',
      right: 'calc(var(--gutter) - 24px)',
      bottom: '33px',
      width: '732px',
      height: '300px',
      overflow: 'visible',
      '--ve': 'non-scaling-stroke',
      '--heavy': '2.2px',
      '--ill-tint': '{colors.ill.tintHero}',
      fill: 'none',
      stroke: '{colors.ill.line}',
      strokeWidth: '1.1px',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      color: '{colors.ill.line}',
    },
    '& .hero-scene *': { vectorEffect: 'var(--ve)' },
    '& .hero-scene [stroke-width="3"]': { strokeWidth: 'var(--heavy)' },
    '& .floor': drawingFloor,
    '& .lead-line': {
      stroke: '{colors.fg.subtle}',
      strokeWidth: '1',
      fill: 'none',
    },
    '& .lead-dot': {
      fill: '{colors.fg.default}',
    },
    '& .hero-scene text': {
      stroke: 'none',
      fontSize: '11.5px',
      fill: '{colors.fg.muted}',
      fontWeight: 500,
    },
    '& .hero-scene text.s': {
      fontSize: '21px',
      fontWeight: 650,
      fill: '{colors.fg.default}',
      fontStretch: '78%',
    },
    '@media (max-width: 74.99em)': {
      '& .hero-scene': {
        width: '560px',
        right: '-40px',
      },
      '& .hero-scene .callout': {
        display: 'none',
      },
    },
    '@media (max-width: 62.49em)': {
      '& .hero-scene': {
        width: '470px',
        right: '-112px',
      },
      '& .hero-text': {
        maxWidth: '21.5rem',
      },
      '& h1': {
        fontSize: '2.625rem',
      },
      '& p:not(.caps)': {
        fontSize: '.875rem',
      },
    },
    '@media (max-width: 47.99em)': {
      '& .hero-text': {
        // Leaves room for the scene below the text.
        paddingBlock: '16px 108px',
        gap: '6px',
        maxWidth: 'none',
      },
      '& h1': {
        // The longest word fits the screen at any text size.
        fontSize: 'min(var(--fs-4xl), 19vw)',
        maxWidth: '10em',
      },
      '& p': {
        fontSize: '.875rem',
        lineHeight: 1.4,
      },
      '& .btn': {
        marginTop: '2px',
      },
      '& .hero-scene': {
        width: '276px',
        height: '113px',
        right: '50%',
        transform: 'translateX(50%)',
        bottom: '15px',
      },
      '& .floor': {
        height: '16px',
      },
    },
  },
});
