import { defineRecipe } from '@chakra-ui/react';
import { pulse } from '../../shared/ui/notices/loading';

/** As high as the rows of a table that will come; on small screens, as its cards. */
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
      animation: `${pulse} 1.6s ease-in-out infinite`,
    },
    '@media (max-width: 999px)': { '& .row': { height: '150px', borderRadius: '{radii.plate}' } },
  },
});
