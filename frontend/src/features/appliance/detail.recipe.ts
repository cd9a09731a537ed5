import { defineRecipe } from '@chakra-ui/react/styled-system';
import { drawingFloor } from '../../shared/ui/drawing-floor';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { chartStyles } from '../../shared/ui/scores/chart-styles';

export const detailRecipe = defineRecipe({
  className: 'dgrid',
  base: {
    display: 'grid',
    gap: '{spacing.6}',
    '& > *': {
      minWidth: '0',
    },
    '& .stack': {
      minWidth: '0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.6}',
      alignContent: 'start',
    },
    '@media (min-width: 62.5em)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '& .full': {
        gridColumn: '1 / -1',
      },
      '& .hist': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        columnGap: '48px',
      },
      '& .hist h2': {
        gridColumn: '1 / -1',
      },
    },
    '& .carousel': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      '--turn': '2.5rem',
    },
    '& .carousel .media': {
      aspectRatio: 'auto',
      minHeight: '320px',
      flex: 1,
      borderRadius: '2px 2px 0 0',
      containerType: 'size',
    },
    '& .carousel .media .ill': {
      '--pen-heavy': '3px',
      '--pen-light': '1.5px',
      '--side': 'min(100cqw, 76cqh)',
      inset: 'auto 0',
      height: 'var(--side)',
      bottom: 'calc(34px - var(--side) * var(--foot, 10 / 96))',
      zIndex: 1,
    },
    '& .floor': drawingFloor,
    // The floor is for drawings only, not for photos.
    '& .carousel .media:has(img) .floor': { display: 'none' },
    '& .carousel .video': { flex: 1, display: 'grid', background: '{colors.bg.sunk}', minHeight: '320px' },
    '& .carousel video': { width: '100%', height: '100%', maxHeight: '70vh', margin: 'auto' },
    '& .turn': {
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      height: 'var(--turn)',
      padding: '0 12px',
      borderTop: '1px solid {colors.line.hair}',
    },
    // In the middle of the picture's sides.
    '& .turn button': {
      position: 'absolute',
      zIndex: 1,
      top: 'calc(50% - var(--turn) / 2 - 22px)',
      left: '12px',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      border: '1px solid {colors.line.hair}',
      borderRadius: '{radii.control}',
      background: '{colors.bg.plate}',
      color: '{colors.fg.default}',
      cursor: 'pointer',
    },
    // Inside the button, because a photo can have any colour.
    '& .turn button:focus-visible': { outlineOffset: '-3px' },
    '& .turn button:hover': { background: '{colors.bg.sunk}' },
    // Without scripts, all pictures are shown one below the other.
    '@media (scripting: none)': { '& .turn': { display: 'none' } },
    '& .turn svg': { width: '16px', height: '16px' },
    '& .turn .next': { left: 'auto', right: '12px' },
    '& .turn .next svg': { rotate: '180deg' },
    '& .badges': { display: 'flex', gap: '4px', flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& .voting > h2': { padding: '20px 20px 8px' },
    '& .voting [role=tablist]': { paddingInline: '8px' },
    '& .card': {
      padding: '{spacing.5}',
    },
    '& .card > h2': {
      fontSize: '{fontSizes.xl}',
      fontStretch: '84%',
      marginBottom: '{spacing.4}',
    },
    '& .big': {
      display: 'flex',
      gap: '16px',
      alignItems: 'end',
      flexWrap: 'wrap',
    },
    '& .big .display': {
      fontSize: 'var(--fs-5xl)',
      lineHeight: '.82',
    },
    '& .big div': {
      display: 'grid',
      justifyItems: 'start',
      gap: '2px',
    },
    '& .onrule': { margin: '14px 0 18px' },
    '& .dl': {
      display: 'grid',
    },
    '& .dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '16px',
      padding: '9px 0',
      borderTop: '1px solid {colors.line.hair}',
    },
    [enlargedText]: {
      '& .dl > div': { flexWrap: 'wrap' },
      '& table.t th, & table.t td': { paddingRight: '4px', overflowWrap: 'anywhere' },
    },
    '& .dl dt': {
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
    '& .dl dd': {
      fontWeight: 600,
      textAlign: 'right',
    },
    '& .rrow': {
      display: 'grid',
      gridTemplateColumns: '104px 1fr 40px',
      gap: '4px 14px',
      alignItems: 'center',
      padding: '11px 0',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& .rrow:first-of-type': {
      borderTop: '0',
    },
    '& .rrow .name': {
      fontWeight: 600,
      fontSize: '{fontSizes.sm}',
    },
    '& .rrow .v': {
      fontWeight: 650,
      textAlign: 'right',
      fontSize: '1.125rem',
      fontStretch: '84%',
    },
    '& .rrow .sub': {
      gridColumn: '2 / -1',
      fontSize: '{fontSizes.xs}',
      color: '{colors.fg.subtle}',
    },
    // A notch at 0 would look like a score of 0.0.
    '& .rrow.nil .rulebar > *': { display: 'none' },
    '& .rrow.nil .rulebar::before': {
      background: 'none',
      borderTop: '1px dashed {colors.line.strong}',
      inset: '6px 0 auto',
    },
    '& .rrow.nil .v': {
      color: '{colors.fg.subtle}',
      fontWeight: 400,
    },
    ...chartStyles,
    '& table.t': {
      borderCollapse: 'collapse',
      width: '100%',
      fontSize: '{fontSizes.sm}',
    },
    '& table.t th, & table.t td': {
      textAlign: 'left',
      padding: '7px 10px 7px 0',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& table.t th': { fontWeight: 600 },
    '& .hist tbody th': { fontWeight: 400 },
    '& .why details': { marginTop: '12px' },
    '& .why summary': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      color: '{colors.accent.text}',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& .why summary:hover': { textDecoration: 'underline' },
    '& .why .eq': {
      margin: '12px 0 0',
      paddingBlock: '12px',
      borderBlock: '1px solid {colors.line.hair}',
      fontSize: '{fontSizes.lg}',
      fontStretch: '84%',
      overflowWrap: 'anywhere',
    },
    '& .why .explained': { paddingTop: '12px' },
    '& .card > .check': { marginTop: '12px' },
    '& .aspects > *': { display: 'grid', justifyItems: 'start', gap: '6px' },
    '& .share ~ p, & .share ~ .own': { marginTop: '6px' },
    '& .hist .chart + p': { marginTop: '8px' },
    '& .thumbs-up': { display: 'flex', alignItems: 'center', gap: '10px', margin: '14px 0 6px' },
    '& .voting .card > .badge': { marginTop: '12px', whiteSpace: 'normal' },
    '& .voting .alert': { marginTop: '14px' },
    '& .voting .own': { marginLeft: '-12px' },
    '& .votebig': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '10px',
      margin: '14px 0',
    },
    '& .votebig .vote': {
      minHeight: '56px',
      fontSize: '{fontSizes.lg}',
    },
    '& .votebig .vote svg': {
      width: '20px',
      height: '20px',
    },
    '& .share': {
      height: '6px',
      background: '{colors.line.hair}',
    },
    '& .share i': {
      display: 'block',
      height: '100%',
      background: '{colors.accent.solid}',
    },
  },
});
