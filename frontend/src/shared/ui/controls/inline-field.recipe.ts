import { defineSlotRecipe } from '@pandacss/dev';
import { selectArrow } from './select-arrow';

export const inlineFieldRecipe = defineSlotRecipe({
  className: 'inline-field',
  slots: ['root', 'label', 'select'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px',
      fontSize: '{fontSizes.sm}',
    },
    label: { color: '{colors.fg.muted}', whiteSpace: 'nowrap' },
    select: {
      width: 'auto',
      minHeight: '38px',
      padding: '0 12px',
      border: '1px solid {colors.line.strong}',
      borderRadius: '{radii.control}',
      backgroundColor: '{colors.bg.plate}',
      ...selectArrow,
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
      '&:hover': { borderColor: '{colors.accent.solid}' },
    },
  },
});
