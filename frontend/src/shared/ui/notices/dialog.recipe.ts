import { defineSlotRecipe } from '@pandacss/dev';
import { iconButton } from '../controls/icon-button';
import { keptClassNames } from '../kept-class-names';

const field = `.${keptClassNames.field}` as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['root', 'head', 'content', 'close', 'actions'],
  base: {
    root: {
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
      '&[data-size=small]': {
        width: 'min(460px, calc(100vw - 24px))',
        fontSize: '{fontSizes.sm}',
        lineHeight: 1.45,
      },
      '&[data-size=medium]': { width: 'min(640px, calc(100vw - 24px))' },
      '&::backdrop': { background: 'rgb(10 16 18 / .55)' },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '12px',
      padding: '12px 16px',
      borderBottom: '1px solid {colors.line.hair}',
    },
    content: {
      padding: '16px',
      display: 'grid',
      gap: '16px',
      '& > p': { overflowWrap: 'anywhere' },
      // A tall photo must not push the buttons off the screen.
      '& > :is(img, video)': { justifySelf: 'center', maxWidth: '100%', maxHeight: '40dvh' },
      [`& > form > ${field} + ${field}` as const]: { marginTop: '{spacing.3}' },
    },
    close: {
      ...iconButton('36px', '36px', '{colors.fg.muted}'),
      '&:hover': { background: '{colors.bg.sunk}' },
      '& svg': { width: '14px', height: '14px' },
    },
    actions: {
      display: 'flex',
      gap: '10px',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      'form > &': { marginTop: '{spacing.3}' },
    },
  },
});
