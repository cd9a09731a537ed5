import { defineSlotRecipe } from '../ui/define-recipe';
import { selectedOutline } from '../ui/selected-outline';

export const suggestionsRecipe = defineSlotRecipe({
  base: {
    list: {
      position: 'absolute',
      zIndex: 'dropdown',
      top: 'calc(100% + 6px)',
      right: 0,
      width: 'max(100%, 340px)',
      maxHeight: 'calc(100vh - 96px)',
      overflowY: 'auto',
      padding: '6px',
      background: 'bg.plate',
      border: 'hair',
      borderRadius: 'plate',
      boxShadow: 'float',
      // On a phone the list is as wide as the page.
      _mdDown: { width: '100%' },
    },
    option: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '12px',
      alignItems: 'center',
      minHeight: 'var(--target)',
      padding: '4px 10px',
      borderRadius: 'control',
      color: 'fg.default',
      textDecoration: 'none',
      fontSize: '.875rem',
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
      '&:last-child': { color: 'accent.text', fontWeight: 600 },
      '&:hover:not([aria-selected=true])': { background: 'bg.sunk' },
      _selected: {
        background: 'bg.tint',
        boxShadow: 'inset 2px 0 0 {colors.accent.solid}',
        ...selectedOutline,
      },
    },
    kind: {
      color: 'fg.muted',
      fontSize: 'xs',
      'span > &': { marginLeft: '4px' },
    },
    figure: { fontWeight: 650, fontStretch: '84%', fontSize: '1rem' },
  },
});
