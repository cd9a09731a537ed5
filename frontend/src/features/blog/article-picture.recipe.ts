import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { drawingFloor } from '../../shared/ui/drawing-floor';

/** A drawing on the floor, whose parts have their heights in shares of the scene. */
const standing = (height: string) => ({
  position: 'absolute' as const,
  bottom: `calc(34px - ${height} * var(--foot, 10 / 96))`,
  width: 'auto',
  height,
  zIndex: 1,
});

/** Where it is used sets the shape of the frame. */
export const articlePictureRecipe = defineSlotRecipe({
  base: {
    frame: {
      position: 'relative',
      overflow: 'hidden',
      borderRadius: 'plate',
      background: 'bg.sunk',
      '& img': { position: 'absolute', inset: 0, boxSize: '100%', objectFit: 'cover' },
    },
    drawing: { position: 'absolute', inset: '9% 0', width: '100%', height: '82%' },
    large: { ...standing('78%'), left: '8%' },
    // A smaller appliance beside it gives the scene depth.
    small: { ...standing('48%'), right: '9%' },
    floor: drawingFloor,
  },
});
