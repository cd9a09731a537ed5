import { defineRecipe } from '@chakra-ui/react/styled-system';

export const scoreRecipe = defineRecipe({
  className: 'score',
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '6px',
    '& b': {
      fontSize: 'var(--fs-3xl)',
    },
    '& span': {
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
  },
});
