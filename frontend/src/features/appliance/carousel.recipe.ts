import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { drawingFloor } from '../../shared/ui/drawing-floor';

/** Inside a button, because a photo can have any colour. */
const innerFocus = { _focusVisible: { outlineOffset: '-3px' } } as const;
const stage = { maxWidth: 'calc(320px * 4 / 3)', aspectRatio: '4 / 3' } as const;
const icon = { '& svg': { boxSize: '16px' } } as const;

export const carouselRecipe = defineSlotRecipe({
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', '--turn': '66px' },
    picture: {
      height: 'clamp(200px, 40vw, 280px)',
      borderRadius: '2px 2px 0 0',
      containerType: 'size',
      // Photos have a stage of a fixed shape, in the middle of the plate.
      '&:has(img)': { ...stage, width: '100%', height: 'auto', marginInline: 'auto' },
      '& svg': {
        '--pen-heavy': '3px',
        '--pen-light': '1.5px',
        '--side': 'min(100cqw, 76cqh)',
        inset: 'auto 0',
        height: 'var(--side)',
        bottom: 'calc(34px - var(--side) * var(--foot, 10 / 96))',
        zIndex: 1,
      },
    },
    // For drawings only, not for photos.
    floor: { ...drawingFloor, ':has(img) > &': { display: 'none' } },
    video: {
      display: 'grid',
      background: 'bg.sunk',
      '& video': { ...stage, width: '100%', margin: 'auto' },
    },
    turn: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      minHeight: 'var(--turn)',
      padding: '8px 12px',
      borderTop: 'hair',
      // Without scripts, all pictures are shown one below the other.
      '@media (scripting: none), print': { display: 'none' },
    },
    // In the middle of the picture's sides.
    step: {
      ...innerFocus,
      ...icon,
      position: 'absolute',
      zIndex: 1,
      top: 'calc(50% - var(--turn) / 2 - 22px)',
      left: '12px',
      display: 'grid',
      placeItems: 'center',
      boxSize: '44px',
      border: 'hair',
      borderRadius: 'control',
      background: 'bg.plate',
      cursor: 'pointer',
      _hover: { background: 'bg.sunk' },
      '&[data-next]': { left: 'auto', right: '12px', '& svg': { rotate: '180deg' } },
    },
    thumbnails: { display: 'flex', gap: '8px', overflowX: 'auto', padding: '1px' },
    thumbnail: {
      ...innerFocus,
      ...icon,
      display: 'grid',
      placeItems: 'center',
      width: '64px',
      height: '48px',
      overflow: 'hidden',
      padding: 0,
      border: 'hair',
      borderRadius: 'badge',
      background: 'bg.sunk',
      cursor: 'pointer',
      '&[aria-current=true]': { border: '2px solid {colors.accent.solid}' },
    },
    photo: { boxSize: '100%', background: 'center / cover' },
    position: { whiteSpace: 'nowrap' },
  },
});
