import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { linkOverlay } from '../../shared/ui/link-overlay';

export const typeCardRecipe = defineSlotRecipe({
  base: {
    root: { position: 'relative', display: 'grid', gridTemplateRows: 'auto 1fr auto' },
    media: {
      aspectRatio: '16 / 10',
      borderRadius: '2px 2px 0 0',
      borderBottom: '1px solid {colors.line.hair}',
    },
    body: { padding: '16px 16px 0' },
    features: {
      marginTop: '10px',
      display: 'grid',
      gap: '6px',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
      lineHeight: 1.4,
    },
    feature: {
      paddingLeft: '14px',
      position: 'relative',
      '&::before': {
        content: "''",
        position: 'absolute',
        left: '0',
        top: '.6em',
        width: '7px',
        height: '1px',
        background: '{colors.fg.subtle}',
      },
    },
    button: {
      margin: '16px',
      ...linkOverlay,
      // Also over the button's variant.
      'li:hover > &': { borderColor: '{colors.accent.solid} !important' },
    },
  },
});
