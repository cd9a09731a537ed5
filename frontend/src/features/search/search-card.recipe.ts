import { defineRecipe } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { aboveLinkOverlay, linkOverlay } from '../../shared/ui/link-overlay';

/** Needed for line clamping, but missing from Chakra's types. */
const boxOrient: object = { WebkitBoxOrient: 'vertical' };

export const searchCardRecipe = defineRecipe({
  className: 'scard',
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    height: '100%',
    [enlargedText]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '120px 1fr' },
    '& .media': {
      height: '100%',
      aspectRatio: 'auto',
      borderRadius: '2px 0 0 2px',
    },
    '& .media img': {
      maxWidth: '100%',
      maxHeight: '180px',
      marginBlock: 'auto',
      padding: '14px',
      objectFit: 'contain',
    },
    '& .body': {
      padding: '12px 14px',
      display: 'flex',
      flexDirection: 'column',
      gap: '4px',
    },
    // Aligns the buttons across a row of cards.
    '& .act': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 12px',
      marginTop: 'auto',
    },
    '& .act .btn': { flex: 1, ...linkOverlay },
    '& .act .check': aboveLinkOverlay,
    '&:hover .act .btn': { borderColor: '{colors.accent.solid}' },
    '& .model': {
      fontWeight: 600,
      fontStretch: '100%',
      letterSpacing: '0',
      display: '-webkit-box',
      ...boxOrient,
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      fontSize: '{fontSizes.lg}',
      lineHeight: 1.25,
    },
    '& .top': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '10px',
    },
    '& .top .display': {
      flex: 'none',
      fontSize: '1.5rem',
    },
    '& .number': {
      color: '{colors.fg.subtle}',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
    },
    '& .bd': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5px',
      margin: '4px 0 8px',
    },
    '& .bd .badge': { whiteSpace: 'normal' },
    '& .star': {
      width: '15px',
      height: '15px',
      display: 'inline-block',
      color: '{colors.warn.line}',
    },
  },
});
