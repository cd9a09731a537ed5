import { closeButton } from '../controls/icon-button';
import { defineSlotRecipe } from '../define-recipe';

export const toastRecipe = defineSlotRecipe({
  base: {
    viewport: {
      position: 'fixed',
      insetInlineEnd: 0,
      bottom: 0,
      zIndex: 60,
      // Above the comparison tray, which sticks to the same edge.
      'body:has(.comparison-tray__root) &': { bottom: '66px' },
      'body:has(.comparison-tray__root[data-full]) &': { bottom: '100px' },
      'body:has(.selection__bar) &': { bottom: 'var(--picked-height)' },
      '@media (max-width: 47.99em)': {
        'body:has(.comparison-tray__root) &': { bottom: '112px' },
        'body:has(.comparison-tray__root li:nth-child(3)[data-model]) &': { bottom: '158px' },
      },
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
      background: '{colors.bg.plate}',
      border: '1px solid {colors.line.hair}',
      borderLeft: '4px solid {colors.ok.text}',
      borderRadius: '{radii.plate}',
      boxShadow: '{shadows.float}',
      '& > svg': { width: '18px', height: '18px', marginTop: '2px', color: '{colors.ok.text}' },
      '&[data-tone=bad]': { borderLeftColor: '{colors.danger.text}' },
      '&[data-tone=bad] > svg': { color: '{colors.danger.text}' },
      '& b': { display: 'block' },
      '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform 160ms' },
    },
    description: { fontSize: '{fontSizes.sm}', color: '{colors.fg.muted}', lineHeight: 1.4 },
    action: { marginTop: '8px' },
    close: closeButton('32px', '12px'),
  },
});
