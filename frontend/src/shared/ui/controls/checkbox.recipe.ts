import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const filled = { background: '{colors.accent.solid}', borderColor: '{colors.accent.solid}' };

/** A checkbox of the staff panel, which looks like the browser's on public pages (global-css.ts). */
export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: { position: 'relative' },
    control: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: '18px',
      height: '18px',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: '{radii.badge}',
      background: '{colors.bg.plate}',
      color: '{colors.accent.onSolid}',
      cursor: 'pointer',
      forcedColorAdjust: 'none',
      '&:hover': { borderColor: '{colors.accent.solid}' },
      '&:is([data-state=checked], [data-state=indeterminate])': filled,
      '&[data-focus-visible]': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
      '@media print': { printColorAdjust: 'exact' },
    },
    indicator: {
      width: '10px',
      height: '10px',
      // Our tick instead of a line.
      '&[data-state=checked]': {
        background: 'currentColor',
        clipPath: 'polygon(14% 44%, 0 60%, 42% 94%, 100% 20%, 84% 6%, 39% 66%)',
      },
      '&[data-state=checked] > *': { display: 'none' },
    },
  },
});
