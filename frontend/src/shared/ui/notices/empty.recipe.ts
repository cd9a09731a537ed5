import { defineRecipe } from '@pandacss/dev';
import { keptClassNames } from '../kept-class-names';

export const emptyRecipe = defineRecipe({
  className: 'ui-empty',
  base: {
    padding: '{spacing.8} {spacing.5}',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    [`& .${keptClassNames.drawing}` as const]: {
      width: '96px',
      height: '96px',
    },
    '& p': {
      maxWidth: '44ch',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      color: '{colors.fg.muted}',
    },
    [`& .${keptClassNames.button}` as const]: {
      marginTop: '8px',
    },
    '& search': { width: '100%', maxWidth: '440px', marginTop: '{spacing.4}' },
    [`& .${keptClassNames.chips}` as const]: { justifyContent: 'center', marginTop: '6px' },
  },
});
