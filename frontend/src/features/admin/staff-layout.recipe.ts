import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { selectedOutline } from '../../shared/ui/selected-outline';

const wide = '@media (min-width: 70em)';

/** So that the footer stays out of view while the content is loading. */
const oneScreen = '100vh';

/** The layout of every staff screen: side navigation and a dense work area. */
export const staffLayoutRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', [wide]: { gridTemplateColumns: '176px minmax(0, 1fr)' } },
    navigation: {
      // Clips what is in it for screen readers only.
      position: 'relative',
      display: 'flex',
      gap: '2px',
      overflowX: 'auto',
      padding: '8px var(--gutter)',
      borderBottom: 'hair',
      scrollbarWidth: 'none',
      [wide]: {
        position: 'sticky',
        top: '64px',
        alignSelf: 'start',
        maxHeight: 'calc(100vh - 64px)',
        flexDirection: 'column',
        border: 0,
        padding: '{spacing.5} 12px',
      },
    },
    entry: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '10px',
      minHeight: '36px',
      padding: '0 12px',
      borderRadius: 'control',
      color: 'fg.muted',
      textDecoration: 'none',
      fontSize: 'sm',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      '&:not([aria-current]):hover': { background: 'bg.sunk' },
      '&[aria-current]': { background: 'bg.tint', color: 'accent.text', ...selectedOutline },
      _focusVisible: { outlineOffset: '-3px' },
    },
    body: {
      padding: '{spacing.5} var(--gutter) {spacing.12}',
      minWidth: 0,
      minHeight: oneScreen,
      [wide]: { '--gutter': '24px', borderLeft: 'hair' },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: '3',
      '& h1': { fontSize: '1.75rem' },
    },
    section: { marginTop: '5' },
    /** Beside a heading or in a tab. */
    count: {
      marginLeft: '7px',
      padding: '1px 6px',
      borderRadius: 'badge',
      background: 'bg.sunk',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 500,
      '[aria-selected=true] > &': { background: 'bg.tint', color: 'accent.text' },
    },
    placeholder: { minHeight: oneScreen },
    notice: { marginTop: '8' },
  },
});
