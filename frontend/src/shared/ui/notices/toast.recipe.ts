import { defineRecipe } from '@chakra-ui/react';
import { iconButton } from '../controls/icon-button';

export const toastRecipe = defineRecipe({
  className: 'toasts',
  base: {
    position: 'fixed',
    insetInlineEnd: 0,
    bottom: 0,
    zIndex: 60,
    // Above the tray of models to compare, which sticks to the same edge.
    'body:has(.tray) &': { bottom: '66px' },
    'body:has(.tray.isfull) &': { bottom: '100px' },
    width: '100%',
    maxWidth: '420px',
    margin: 0,
    padding: '16px',
    listStyle: 'none',
    outline: 'none',
    '& .toast': {
      display: 'grid',
      gridTemplateColumns: '20px 1fr auto',
      gap: '2px 12px',
      alignItems: 'start',
      padding: '14px 8px 14px 16px',
      background: '{colors.bg.plate}',
      border: '1px solid {colors.line.hair}',
      borderLeft: '4px solid {colors.ok.text}',
      borderRadius: '{radii.plate}',
      boxShadow: '{shadows.float}',
    },
    '& .toast > svg': { width: '18px', height: '18px', marginTop: '2px', color: '{colors.ok.text}' },
    '& .toast.bad': { borderLeftColor: '{colors.danger.text}' },
    '& .toast.bad > svg': { color: '{colors.danger.text}' },
    '& .toast b': { display: 'block' },
    '& .toast div > div': { fontSize: '{fontSizes.sm}', color: '{colors.fg.muted}', lineHeight: 1.4 },
    '& .toast .btn': { marginTop: '8px' },
    '& .toast[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '& .toast[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform 160ms' },
    '& .x': iconButton('32px', '32px', '{colors.fg.muted}'),
    '& .x:hover': { background: '{colors.bg.sunk}' },
    '& .x svg': { width: '12px', height: '12px' },
  },
});
