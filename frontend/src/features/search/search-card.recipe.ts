import { defineRecipe } from '@chakra-ui/react';

export const searchCardRecipe = defineRecipe({
  className: 'scard',
  base: {
    display: 'grid',
    gridTemplateColumns: '120px 1fr',
    '& .picture': {
      display: 'grid',
      placeItems: 'center',
      padding: '14px',
      background: '{colors.bg.sunk}',
      borderRadius: '2px 0 0 2px',
      minWidth: 0,
    },
    '& .picture img': { maxWidth: '100%', maxHeight: '180px', objectFit: 'contain' },
    '& .picture.none': { color: '{colors.fg.subtle}', fontSize: '{fontSizes.sm}' },
    '& .body': {
      padding: '12px 14px',
      display: 'grid',
      gap: '4px',
      alignContent: 'start',
    },
    '& .model': {
      fontWeight: 600,
      lineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      fontSize: '{fontSizes.lg}',
      lineHeight: 1.25,
    },
    '& .top': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
    },
    '& .top .display': {
      fontSize: '1.5rem',
    },
    '& .top .r': {
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
    '& .star': {
      width: '15px',
      height: '15px',
      display: 'inline-block',
      verticalAlign: '0',
      color: '{colors.warn.line}',
    },
  },
});
