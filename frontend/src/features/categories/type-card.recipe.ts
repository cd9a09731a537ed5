import { defineRecipe } from '@chakra-ui/react/styled-system';
import { linkOverlay } from '../../shared/ui/link-overlay';

export const typeCardRecipe = defineRecipe({
  className: 'tcard',
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    '& .media': {
      aspectRatio: '16 / 10',
      borderRadius: '2px 2px 0 0',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& .body': {
      padding: '16px 16px 0',
    },
    '& .btn': {
      margin: '16px',
      ...linkOverlay,
    },
    '&:hover .btn': {
      borderColor: '{colors.accent.solid}',
    },
    '& .bul': {
      marginTop: '10px',
      display: 'grid',
      gap: '6px',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
      lineHeight: 1.4,
    },
    '& .bul li': {
      paddingLeft: '14px',
      position: 'relative',
    },
    '& .bul li::before': {
      content: "''",
      position: 'absolute',
      left: '0',
      top: '.6em',
      width: '7px',
      height: '1px',
      background: '{colors.fg.subtle}',
    },
  },
});
