import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { selectedOutline } from '../../shared/ui/selected-outline';
import { navEntry } from './masthead.recipe';

/** A menu that opens below its summary; with `data-end`, their right edges meet. */
export const navMenuRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      '& > summary': { listStyle: 'none' },
      '& > summary::-webkit-details-marker': { display: 'none' },
    },
    panel: {
      position: 'absolute',
      top: 'calc(100% + 6px)',
      zIndex: 'dropdown',
      width: '260px',
      // The header is sticky, so a menu taller than the window must scroll by itself.
      maxHeight: 'calc(100dvh - 72px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: 'bg.plate',
      border: 'hair',
      borderRadius: 'plate',
      boxShadow: 'float',
      padding: '6px',
      '[data-end] > &': { right: 0 },
      '& a, & button': { ...navEntry, display: 'flex', gap: '10px', width: '100%', textAlign: 'left' },
      '& a:hover, & button:hover': { background: 'bg.tint' },
      '& a[aria-current]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}', ...selectedOutline },
      '& p': {
        padding: '5px 10px',
        fontSize: 'sm',
        color: 'fg.muted',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
      },
      '& section + section': { marginTop: '6px', paddingTop: '6px', borderTop: 'hair' },
      '& .caps': { fontSize: 'xs', paddingBottom: '2px' },
      '& hr': { border: '0', borderTop: 'hair', margin: '6px 0' },
    },
    drawing: { boxSize: '28px', '--ve': 'none', strokeWidth: '1.5', flex: 'none' },
    note: { 'p&': { marginTop: '-8px', paddingTop: 0, fontSize: 'xs' } },
  },
});
