import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { conditions } from '../../theme/tokens';
import { closeButton } from '../controls/icon-button';

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'overlay', background: 'rgb(10 16 18 / .55)' },
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'grid', overflow: 'auto' },
    content: {
      // What browsers leave beside a native dialog.
      width: 'min(var(--dialog-width), calc(100% - 2em - 6px))',
      maxHeight: 'calc(100dvh - 24px)',
      margin: 'auto',
      border: 'hair',
      borderTop: '3px solid {colors.accent.solid}',
      borderRadius: 'plate',
      background: 'bg.plate',
      boxShadow: 'float',
      overflow: 'auto',
      // Keep focused elements clear of the footer.
      scrollPaddingBottom: '124px',
      outline: 0,
    },
    header: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      padding: '12px 16px',
      borderBottom: 'hair',
    },
    body: {
      padding: '16px',
      display: 'grid',
      gap: '16px',
      '& > p': { overflowWrap: 'anywhere' },
      // A tall photo must not push the buttons off the screen.
      '& > :is(img, video)': { justifySelf: 'center', maxWidth: '100%', maxHeight: '40dvh' },
      // Fields, and the buttons at the end.
      '& > form > div:is(div + div, :last-child)': { marginTop: '3' },
    },
    footer: {
      display: 'flex',
      gap: '10px',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      // At the end it is always in sight, because a button of it may have the focus first.
      '&:last-child': {
        position: 'sticky',
        bottom: '16px',
        zIndex: 1,
        background: 'bg.plate',
        // Covers the padding beside and below it.
        boxShadow: '0 8px 0 8px {colors.bg.plate}',
        // With little room, it would hide the rest.
        '@media (max-height: 24.99em)': { position: 'static' },
        [conditions.enlargedText]: { position: 'static' },
      },
    },
    closeTrigger: closeButton('36px', '14px'),
  },
  variants: {
    size: {
      sm: { content: { '--dialog-width': '460px', fontSize: 'sm', lineHeight: 1.45 } },
      md: { content: { '--dialog-width': '640px' } },
      lg: { content: { '--dialog-width': '920px' } },
    },
  },
  defaultVariants: { size: 'lg' },
});
