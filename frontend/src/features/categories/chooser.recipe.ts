import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { linkOverlay } from '../../shared/ui/link-overlay';

/** The links to all categories, the types of one as cards, and notes below them. */
export const chooserRecipe = defineSlotRecipe({
  base: {
    bar: {
      display: 'flex',
      gap: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottom: 'hair',
      marginTop: '2',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      padding: '0 14px 0 8px',
      minHeight: '52px',
      fontSize: 'sm',
      fontWeight: 600,
      color: 'fg.muted',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg.default' },
      '&[aria-current]': { borderColor: 'accent.solid', color: 'fg.default' },
      _focusVisible: { outlineOffset: '-3px' },
      _highContrast: { '&:not([aria-current])': { borderBottomColor: 'Canvas' } },
    },
    drawing: { '--ve': 'none', '--heavy': '3', strokeWidth: '1.5', boxSize: '30px' },
    type: { position: 'relative', display: 'grid', gridTemplateRows: 'auto 1fr auto' },
    media: { aspectRatio: '16 / 10', borderRadius: '2px 2px 0 0', borderBottom: 'hair' },
    body: { padding: '16px 16px 0' },
    features: {
      marginTop: '10px',
      display: 'grid',
      gap: '6px',
      fontSize: 'sm',
      color: 'fg.muted',
      lineHeight: 1.4,
    },
    feature: {
      paddingLeft: '14px',
      position: 'relative',
      _before: {
        content: "''",
        position: 'absolute',
        left: '0',
        top: '.6em',
        width: '7px',
        height: '1px',
        background: 'fg.subtle',
      },
    },
    button: {
      margin: '16px',
      ...linkOverlay,
      // Also over the button's variant.
      'li:hover > &': { borderColor: '{colors.accent.solid} !important' },
    },
    note: { marginTop: '8' },
  },
});
