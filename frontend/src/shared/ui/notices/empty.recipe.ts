import { defineRecipe } from '@chakra-ui/react/styled-system';

export const emptyRecipe = defineRecipe({
  className: 'empty',
  base: {
    padding: '{spacing.8} {spacing.5}',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    '& .ill': {
      width: '96px',
      height: '96px',
    },
    '& p': {
      maxWidth: '44ch',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      color: '{colors.fg.muted}',
    },
    '& .btn': {
      marginTop: '8px',
    },
    '& search': { width: '100%', maxWidth: '440px', marginTop: '{spacing.4}' },
    '& .chips': { justifyContent: 'center', marginTop: '6px' },
  },
});
