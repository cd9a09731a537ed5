import { closeButton } from '../ui/controls/icon-button';
import { defineSlotRecipe } from '../ui/define-recipe';

/** With `data-large` as tall as a field of a form, with its label above it. */
export const searchBoxRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      // Firefox has no such cross, so the box has its own.
      '& ::-webkit-search-cancel-button': { display: 'none' },
      '& > svg': {
        position: 'absolute',
        left: '10px',
        bottom: '11px',
        height: '16px',
        color: 'fg.subtle',
        pointerEvents: 'none',
      },
      '&[data-large] > svg': { bottom: '15px' },
    },
    /** Around a box in a page. */
    page: { display: 'block', width: '100%', maxWidth: '440px', textAlign: 'left' },
    label: { display: 'block', marginBottom: '2', fontWeight: 600 },
    input: {
      width: '100%',
      height: '38px',
      padding: '0 36px 0 34px',
      border: 'strong',
      borderRadius: 'control',
      background: 'bg.plate',
      fontSize: '.875rem',
      '[data-large] > &': { height: '46px', fontSize: 'md' },
    },
    clear: {
      ...closeButton('32px', '12px'),
      position: 'absolute',
      right: '3px',
      bottom: '3px',
      '[data-large] > &': { bottom: '7px', right: '7px' },
      'input:placeholder-shown ~ &': { display: 'none' },
    },
  },
});
