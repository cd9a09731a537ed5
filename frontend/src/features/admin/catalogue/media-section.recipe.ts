import { iconButton } from '../../../shared/ui/controls/icon-button';
import { defineSlotRecipe } from '../../../shared/ui/define-recipe';

/** The photos and videos of a model. */
export const mediaSectionRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '10px', padding: '0 16px 16px', '& h3': { fontWeight: 600 } },
    gallery: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: '10px' },
    tile: {
      position: 'relative',
      border: 'hair',
      borderRadius: 'plate',
      overflow: 'hidden',
      '&[data-dragged]': { opacity: 0.5 },
      '& img, & video': {
        display: 'block',
        width: '100%',
        aspectRatio: '4 / 3',
        objectFit: 'contain',
        background: 'bg.sunk',
      },
    },
    // All four buttons fit in one row of the narrowest tile.
    tileActions: { display: 'flex', alignItems: 'center', padding: '2px 4px' },
    icon: {
      ...iconButton('32px', '14px'),
      '&[aria-disabled=true]': { color: 'line.strong', cursor: 'not-allowed' },
    },
    next: { '& svg': { rotate: '180deg' } },
    notes: {
      flexBasis: '100%',
      color: 'fg.default',
      overflowWrap: 'anywhere',
      // The element stays, because only changes within it are announced; its gap does not.
      _empty: { marginTop: '-10px' },
    },
  },
});
