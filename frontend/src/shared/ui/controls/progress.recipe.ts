import { progressAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: progressAnatomy.keys(),
  base: {
    root: { width: '120px' },
    track: {
      height: '1em',
      overflow: 'clip',
      border: 'strong',
      borderRadius: '1em',
      background: 'bg.sunk',
      forcedColorAdjust: 'none',
    },
    range: { height: '100%', background: 'accent.solid' },
  },
});
