import { defineSlotRecipe } from '../define-recipe';

/** The bar's own properties: `--score` in stars, `--mark` of a retailer in stars. Its colour follows from `data-step`. */
export const scoreBarRecipe = defineSlotRecipe({
  base: {
    bar: {
      position: 'relative',
      height: '12px',
      forcedColorAdjust: 'none',
      _print: { printColorAdjust: 'exact' },
      '&[data-step="1"]': { '--colour': '{colors.score.1}' },
      '&[data-step="2"]': { '--colour': '{colors.score.2}' },
      '&[data-step="3"]': { '--colour': '{colors.score.3}' },
      '&[data-step="4"]': { '--colour': '{colors.score.4}' },
      '&[data-step="5"]': { '--colour': '{colors.score.5}' },
      _before: { content: "''", position: 'absolute', inset: '3.5px 0', background: 'line.hair' },
      // Gaps between the stars.
      _after: {
        content: "''",
        position: 'absolute',
        inset: '0',
        background: 'repeating-linear-gradient(90deg, {colors.bg.plate} 0 2px, transparent 2px 20%)',
        backgroundPositionX: '-1px',
        opacity: '.9',
        clipPath: 'inset(3.5px 2px 3.5px 2px)',
      },
    },
    filled: {
      position: 'absolute',
      top: '3.5px',
      height: '5px',
      width: 'calc(var(--score) * 20%)',
      background: 'var(--colour)',
      _after: {
        content: "''",
        position: 'absolute',
        right: '-1px',
        top: '-4px',
        width: '2px',
        height: '9px',
        background: 'fg.default',
      },
    },
    mark: {
      position: 'absolute',
      top: '9.5px',
      left: 'calc(var(--mark) * 20% - 1px)',
      width: '2px',
      height: '5px',
      background: 'fg.subtle',
    },
    scale: {
      textAlignLast: 'justify',
      marginTop: '4px',
      fontSize: '2xs',
      color: 'fg.subtle',
      lineHeight: 1.2,
      '@media screen and (max-width: 46.24em)': { '&[data-scale=wide]': { display: 'none' } },
    },
  },
  variants: {
    size: {
      large: {
        bar: {
          height: '16px',
          _before: { inset: '5px 0' },
          _after: { clipPath: 'inset(5px 2px 5px 2px)' },
        },
        filled: { top: '5px', height: '6px', _after: { top: '-6px', height: '12px' } },
        mark: { top: '12px', height: '6px' },
      },
    },
  },
});
