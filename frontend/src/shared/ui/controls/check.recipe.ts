import { defineRecipe } from '../define-recipe';
import { notPrinted } from '../not-printed';
import { checkBox, filledBox } from './checkbox-styles';
import { plainButton } from './plain-button';

/** A toggle button that looks like a checkbox. */
export const checkRecipe = defineRecipe({
  base: {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '34px',
    padding: 0,
    fontSize: 'sm',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '& i': { ...checkBox, display: 'grid', color: 'accent.onSolid' },
    '&:hover i': { borderColor: 'accent.solid' },
    '& svg': { width: '12px', strokeWidth: 2.4 },
    ...notPrinted,
    '&[aria-pressed=true] i': filledBox,
  },
});
