import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { checkBox, filledBox, tickShape } from './checkbox-styles';

/** A checkbox of the staff panel, which looks like the browser's on public pages (global-css.ts). */
export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      // Over the whole, where fingers that explore the screen find it; its own style would make it one pixel.
      '& > input': {
        inset: 0,
        boxSize: '100% !important',
        margin: '0 !important',
        clip: 'auto !important',
        opacity: 0,
        cursor: 'pointer',
      },
    },
    control: {
      display: 'inline-grid',
      ...checkBox,
      flex: 'none',
      // Its lower edge is the baseline, as of the browser's.
      contain: 'layout',
      // That puts it over the input, which is to be pressed.
      pointerEvents: 'none',
      color: 'accent.onSolid',
      forcedColorAdjust: 'none',
      '&[data-hover]': { borderColor: 'accent.solid' },
      '&:is([data-state=checked], [data-state=indeterminate])': filledBox,
      '&[data-focus-visible]': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
      _print: { printColorAdjust: 'exact' },
    },
    indicator: {
      boxSize: '10px',
      // Our tick instead of a line.
      _checked: { background: 'currentColor', clipPath: tickShape },
      '&[data-state=checked] > *': { display: 'none' },
    },
  },
});
