import { defineSlotRecipe } from '../define-recipe';
import { missingPicture } from './missing-picture';

export const mediaRecipe = defineSlotRecipe({
  base: {
    frame: {
      background: 'bg.sunk',
      borderRadius: 'plate',
      aspectRatio: '4 / 3',
      overflow: 'hidden',
      position: 'relative',
      '&[data-missing]': missingPicture,
      '& img': { position: 'absolute', inset: 0, boxSize: '100%', objectFit: 'contain' },
    },
    drawing: { position: 'absolute', inset: '9% 0', height: '82%', width: '100%' },
  },
});
