import { closeButton } from '../controls/icon-button';
import { defineSlotRecipe } from '../define-recipe';

export const toastRecipe = defineSlotRecipe({
  base: {
    viewport: {
      position: 'fixed',
      insetInlineEnd: 0,
      bottom: 'var(--bottom-bar)',
      zIndex: 'toast',
      width: '100%',
      maxWidth: '420px',
      padding: '16px',
      outline: 'none',
    },
    root: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      overflowWrap: 'anywhere',
      gap: '2px 12px',
      alignItems: 'start',
      padding: '14px 8px 14px 16px',
      background: 'bg.plate',
      border: 'hair',
      borderLeft: '4px solid {colors.ok.text}',
      borderRadius: 'plate',
      boxShadow: 'float',
      '& > svg': { boxSize: '18px', marginTop: '2px', color: 'ok.text' },
      '&[data-tone=bad]': { borderLeftColor: 'danger.text' },
      '&[data-tone=bad] > svg': { color: 'danger.text' },
      '& b': { display: 'block' },
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform 160ms' },
    },
    description: { fontSize: 'sm', color: 'fg.muted', lineHeight: 1.4 },
    action: { marginTop: '8px' },
    close: closeButton('32px', '12px'),
  },
});
