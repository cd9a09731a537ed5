import { defineSlotRecipe } from '../define-recipe';
import { controlBox } from './control-box';
import { selectArrow } from './select-arrow';

export const inlineFieldRecipe = defineSlotRecipe({
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontSize: 'sm' },
    label: { color: 'fg.muted', whiteSpace: 'nowrap' },
    select: {
      ...controlBox,
      ...selectArrow,
      width: 'auto',
      minHeight: '38px',
      fontWeight: 500,
      _hover: { borderColor: 'accent.solid' },
    },
  },
});
