import { defineRecipe } from '@chakra-ui/react/styled-system';

const card = { '& .row': { height: '150px', borderRadius: '{radii.plate}' } };

/** As tall as the table rows, or on small screens the cards, that will replace it. */
export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'grid',
    gap: '10px',
    paddingBlock: '10px',
    '& .row': {
      height: '27px',
      background: '{colors.bg.sunk}',
      borderRadius: '{radii.badge}',
      animation: 'pulse 1.6s ease-in-out infinite',
    },
    '@media (max-width: 46.24em)': card,
    '@media (max-width: 62.49em)': { '&.many': card },
  },
});
