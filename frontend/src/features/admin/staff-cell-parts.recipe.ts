import { iconButton } from '../../shared/ui/controls/icon-button';
import { plainButton } from '../../shared/ui/controls/plain-button';
import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** What stands in cells. */
export const staffCellPartsRecipe = defineSlotRecipe({
  base: {
    sort: {
      ...plainButton,
      minHeight: '24px',
      padding: 0,
      ':not([aria-sort]) > &:hover': { color: 'fg.default' },
      '[aria-sort] > &': { color: 'accent.text' },
    },
    open: {
      ...plainButton,
      minHeight: '24px',
      padding: 0,
      color: 'accent.text',
      textAlign: 'left',
      '& b': { textDecoration: 'underline' },
    },
    /** Beside the name, such as the brand. */
    aside: { color: 'fg.muted', marginRight: '5px' },
    icon: iconButton('30px', '15px'),
  },
});
