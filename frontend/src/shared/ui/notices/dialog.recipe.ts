import { defineRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from '../controls/icon-button';

export const dialogRecipe = defineRecipe({
  className: 'dialog',
  base: {
    width: 'min(920px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 24px)',
    margin: 'auto',
    padding: 0,
    border: '1px solid {colors.line.hair}',
    borderTop: '3px solid {colors.accent.solid}',
    borderRadius: '{radii.plate}',
    background: '{colors.bg.plate}',
    color: '{colors.fg.default}',
    boxShadow: '{shadows.float}',
    overflow: 'auto',
    '&.small': { width: 'min(460px, calc(100vw - 24px))' },
    '&.mid': { width: 'min(640px, calc(100vw - 24px))' },
    '&::backdrop': { background: 'rgb(10 16 18 / .55)' },
    '& > .head': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      padding: '12px 16px',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& > .content': { padding: '16px', display: 'grid', gap: '16px' },
    '& > .content > p': { overflowWrap: 'anywhere' },
    // A tall photo must not push the buttons off the screen.
    '& > .content > :is(img, video)': { justifySelf: 'center', maxWidth: '100%', maxHeight: '40dvh' },
    '& > .content > form > .field + .field': { marginTop: '{spacing.3}' },
    '& > .content > form > .acts': { marginTop: '{spacing.3}' },
    '& .close': iconButton('36px', '36px', '{colors.fg.muted}'),
    '& .close:hover': { background: '{colors.bg.sunk}' },
    '& .close svg': { width: '14px', height: '14px' },
    '& .acts': { display: 'flex', gap: '10px', flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
});
