import { defineRecipe } from '@chakra-ui/react/styled-system';
import { selectArrow } from './select-arrow';

export const inlineFieldRecipe = defineRecipe({
  className: 'inline',
  base: {
    '& .select': {
      width: 'auto',
      minHeight: '38px',
      padding: '0 12px',
      border: '1px solid {colors.line.strong}',
      borderRadius: '{radii.control}',
      backgroundColor: '{colors.bg.plate}',
      ...selectArrow,
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
    },
    '& .select:hover': { borderColor: '{colors.accent.solid}' },
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    fontSize: '{fontSizes.sm}',
    '& > span, & > label': {
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
  },
});
